import { createHash } from 'node:crypto';

/** Files under a name made of their content. A name once given always means the same bytes. */
export type Files = {
  /** `extension` without its dot. Answers the key: `ab/cd/abcd….webp`. */
  readonly put: (bytes: Uint8Array, extension: string) => Promise<string>;
  readonly read: (key: string) => Promise<Uint8Array | null>;
  /** One that is not there is removed already. */
  readonly remove: (key: string) => Promise<void>;
  /** Every key there is, in no order. */
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
