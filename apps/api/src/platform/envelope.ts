import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { isOwnMachine } from './network-settings.ts';

/**
 * Wraps data keys with a key that never leaves its keeper: a KMS, or a file that only the process's user can read.
 * What is wrapped may be stored anywhere.
 */
export type Envelope = {
  readonly wrap: (dataKey: Uint8Array) => Promise<string>;
  readonly unwrap: (wrapped: string) => Promise<Uint8Array>;
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const OTHERS = 0o077;
const TIMEOUT_MS = 10_000;

/** Text under a key, bound to what it is for. */
export const sealWith = (key: Uint8Array, plain: Uint8Array, use: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(use));
  const box = Buffer.concat([iv, cipher.update(plain), cipher.final()]);
  return Buffer.concat([box, cipher.getAuthTag()]).toString('base64url');
};

export const openWith = (key: Uint8Array, sealed: string, use: string): Buffer => {
  const box = Buffer.from(sealed, 'base64url');
  if (box.length < IV_BYTES + TAG_BYTES) throw new Error(`${use}: not sealed`);
  const decipher = createDecipheriv(CIPHER, key, box.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(use)).setAuthTag(box.subarray(-TAG_BYTES));
  try {
    const plain = decipher.update(box.subarray(IV_BYTES, -TAG_BYTES));
    return Buffer.concat([plain, decipher.final()]);
  } catch (error) {
    throw new Error(`${use}: does not open with this key`, { cause: error });
  }
};

const WRAPPED = 'data key';

/** The key is 32 bytes in base64 in a file that no other user may read. */
export const createFileEnvelope = (path: string): Envelope => {
  const readKey = async (): Promise<Buffer> => {
    const { mode } = await stat(path);
    if ((mode & OTHERS) !== 0) throw new Error(`${path} can be read by other users: chmod 600`);
    const key = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64');
    if (key.length !== KEY_BYTES) throw new Error(`${path} is not ${KEY_BYTES} bytes in base64`);
    return key;
  };
  return {
    wrap: async (dataKey) => sealWith(await readKey(), dataKey, WRAPPED),
    unwrap: async (wrapped) => openWith(await readKey(), wrapped, WRAPPED),
  };
};

type Transit = {
  /** Address of OpenBao or Vault, without /v1. */
  readonly url: string;
  /** Name of the transit key. */
  readonly key: string;
  /** File with the token, which its agent renews. */
  readonly tokenFile: string;
};

const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isOwnMachine(hostname));

const textOf = (reply: unknown, name: string): string => {
  const data: unknown = Reflect.get(Object(reply), 'data');
  const text: unknown = Reflect.get(Object(data), name);
  if (typeof text !== 'string') throw new Error(`the transit server sent no ${name}`);
  return text;
};

/** The transit engine of OpenBao or Vault: the key stays there, and every use of it is in its audit log. */
export const createTransitEnvelope = ({ url, key, tokenFile }: Transit): Envelope => {
  if (!isSafe(new URL(url)))
    throw new Error('the transit server is without TLS beyond this machine');
  const ask = async (action: 'encrypt' | 'decrypt', body: object): Promise<unknown> => {
    const path = `/v1/transit/${action}/${encodeURIComponent(key)}`;
    const token = (await readFile(tokenFile, 'utf8')).trim();
    const reply = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'x-vault-token': token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!reply.ok) throw new Error(`the transit server replied ${reply.status} to ${action}`);
    return reply.json();
  };
  return {
    wrap: async (dataKey) => {
      const plaintext = Buffer.from(dataKey).toString('base64');
      return textOf(await ask('encrypt', { plaintext }), 'ciphertext');
    },
    unwrap: async (ciphertext) =>
      Buffer.from(textOf(await ask('decrypt', { ciphertext }), 'plaintext'), 'base64'),
  };
};
