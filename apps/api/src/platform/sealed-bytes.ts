import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Vault } from './vault.ts';

/** Encrypted bytes with the data key that opens them; the vault encrypts the data key. */
export type SealedBytes = { readonly bytes: Uint8Array; readonly dataKeySealed: string };

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts with a new data key (envelope encryption): replacing the vault's key encrypts only the
 * data keys again, and a deleted data key makes every copy of the bytes unreadable. `where` is the
 * place of the data key, `table.column:rowid`: both open nowhere else.
 */
export const sealBytes = (
  vault: Pick<Vault, 'seal'>,
  plain: Uint8Array,
  where: string,
): SealedBytes => {
  const dataKey = randomBytes(KEY_BYTES);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, dataKey, iv);
  cipher.setAAD(Buffer.from(where));
  const box = [iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()];
  return {
    bytes: Buffer.concat(box),
    dataKeySealed: vault.seal(dataKey.toString('base64url'), where),
  };
};

/** Throws for changed bytes, another place and another data key. */
export const openBytes = (
  vault: Pick<Vault, 'open'>,
  { bytes, dataKeySealed }: SealedBytes,
  where: string,
): Uint8Array => {
  const dataKey = Buffer.from(vault.open(dataKeySealed, where), 'base64url');
  const decipher = createDecipheriv(CIPHER, dataKey, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(where));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const plain = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
  return Buffer.concat([plain, decipher.final()]);
};
