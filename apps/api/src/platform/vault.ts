import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { derivedKeys, type HashKeys } from './hash-keys.ts';

export type Vault = {
  /** `where` is the place of the value, `table.column:rowid`: it opens nowhere else. */
  readonly seal: (plain: string, where: string) => string;
  readonly open: (sealed: string, where: string) => string;
  /** Whether the value was sealed with an older key and should be sealed again. */
  readonly isStale: (sealed: string) => boolean;
  /** Finds equal values without decrypting; hashes of different purposes never match. */
  readonly keyedHash: (value: string, purpose: string) => string;
  /** The hash of every accepted key of the purpose, the current one first. */
  readonly keyedHashes: (value: string, purpose: string) => readonly string[];
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const SEALED = /^v1\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/;
const KEY_ID = /^[A-Za-z0-9_-]+$/;

const read = (sealed: string): { readonly keyId: string; readonly box: Buffer } => {
  const [, keyId, written] = SEALED.exec(sealed) ?? [];
  if (keyId === undefined || written === undefined) throw new Error('vault: not a sealed value');
  const box = Buffer.from(written, 'base64url');
  // The decoder ignores spare bits, so two texts could decode to the same bytes.
  if (box.toString('base64url') !== written || box.length < IV_BYTES + TAG_BYTES) {
    throw new Error('vault: not a sealed value');
  }
  return { keyId, box };
};

const assertKey = (name: string, key: Uint8Array): void => {
  if (!KEY_ID.test(name)) throw new Error(`vault: "${name}" cannot name a key`);
  if (key.length !== KEY_BYTES) throw new Error(`vault: key "${name}" is not ${KEY_BYTES} bytes`);
};

const hashOf = (value: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(value).digest('base64url');

export const createVault = (setup: {
  readonly keys: Readonly<Record<string, Uint8Array>>;
  readonly current: string;
  readonly hashKey: Uint8Array;
  readonly hashKeys?: HashKeys;
}): Vault => {
  const keys = new Map(Object.entries(setup.keys));
  for (const [name, key] of keys) assertKey(name, key);
  assertKey('hashKey', setup.hashKey);

  const keyOf = (keyId: string): Uint8Array => {
    const key = keys.get(keyId);
    if (key === undefined) throw new Error(`vault: no key "${keyId}"`);
    return key;
  };
  keyOf(setup.current);

  const keysFor = (purpose: string): readonly Buffer[] =>
    derivedKeys(setup.hashKey, setup.hashKeys ?? {}, purpose);

  return {
    seal: (plain, where) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(setup.current), iv);
      cipher.setAAD(Buffer.from(where));
      const box = Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final()]);
      return `v1.${setup.current}.${Buffer.concat([box, cipher.getAuthTag()]).toString('base64url')}`;
    },
    open: (sealed, where) => {
      const { keyId, box } = read(sealed);
      const decipher = createDecipheriv(CIPHER, keyOf(keyId), box.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(where));
      decipher.setAuthTag(box.subarray(-TAG_BYTES));
      try {
        const plain = decipher.update(box.subarray(IV_BYTES, -TAG_BYTES));
        return Buffer.concat([plain, decipher.final()]).toString('utf8');
      } catch (error) {
        throw new Error('vault: does not open here', { cause: error });
      }
    },
    isStale: (sealed) => read(sealed).keyId !== setup.current,
    keyedHash: (value, purpose) => {
      const [key] = keysFor(purpose);
      if (key === undefined) throw new Error(`vault: no hash key for "${purpose}"`);
      return hashOf(value, key);
    },
    keyedHashes: (value, purpose) => keysFor(purpose).map((key) => hashOf(value, key)),
  };
};

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Compares in constant time. */
export const sameText = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
