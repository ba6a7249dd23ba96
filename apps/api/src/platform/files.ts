import { createHash } from 'node:crypto';

/** Content-addressed files: a key always means the same bytes. */
export type Files = {
  /** `extension` without its dot. Returns the key: `ab/cd/abcd….webp`. */
  readonly put: (bytes: Uint8Array, extension: string) => Promise<string>;
  readonly read: (key: string) => Promise<Uint8Array | null>;
  /** Removing a missing file succeeds. */
  readonly remove: (key: string) => Promise<void>;
  /** All keys, in no order. */
  readonly list: () => AsyncIterable<string>;
};

const KEY = /^([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{60}\.[a-z0-9]{1,8}$/;

export const isFileKey = (written: string): boolean => KEY.test(written);

export const keyOf = (bytes: Uint8Array, extension: string): string => {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const key = `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}.${extension}`;
  if (!KEY.test(key)) throw new TypeError(`not an extension: ${JSON.stringify(extension)}`);
  return key;
};
