import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files under a name made of their content. A name once given always means the same bytes. */
export type Files = {
  /** `extension` without its dot. Answers the key: `ab/cd/abcd….webp`. */
  readonly put: (bytes: Uint8Array, extension: string) => Promise<string>;
  readonly read: (key: string) => Promise<Uint8Array | null>;
};

const KEY = /^([0-9a-f]{2})\/([0-9a-f]{2})\/\1\2[0-9a-f]{60}\.[a-z0-9]{1,8}$/;

export const keyOf = (bytes: Uint8Array, extension: string): string => {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const key = `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}.${extension}`;
  if (!KEY.test(key)) throw new TypeError(`not an extension: ${JSON.stringify(extension)}`);
  return key;
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const handle = await open(path, 'wx', 0o640);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

export const createDiskFiles = (directory: string): Files => ({
  put: async (bytes, extension) => {
    const key = keyOf(bytes, extension);
    const path = join(directory, key);
    const folder = dirname(path);
    await mkdir(folder, { recursive: true, mode: 0o750 });
    // Written anew even when it is there: the sweeper of unused files goes by age.
    const draft = join(folder, `.${randomUUID()}.draft`);
    try {
      await writeWhole(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    for (const level of [folder, dirname(folder), directory]) await syncFolder(level);
    return key;
  },
  read: async (key) => {
    if (!KEY.test(key)) return null;
    try {
      return await readFile(join(directory, key));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
});
