import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isFileKey, keyOf, type Files } from './files.ts';

const DRAFT = /\.draft$/;
const DRAFT_FORGOTTEN_MS = 86_400_000;

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

const unlessMissing = async <Value>(work: Promise<Value>): Promise<Value | null> => {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Left behind by a process that was killed during a put. */
const removeForgottenDraft = async (path: string): Promise<void> => {
  const found = await unlessMissing(stat(path));
  if (found && found.mtimeMs < Date.now() - DRAFT_FORGOTTEN_MS) await rm(path, { force: true });
};

export const createDiskFiles = (directory: string): Files => ({
  put: async (bytes, extension) => {
    const key = keyOf(bytes, extension);
    const path = join(directory, key);
    const folder = dirname(path);
    await mkdir(folder, { recursive: true, mode: 0o750 });
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
  read: (key) =>
    isFileKey(key) ? unlessMissing(readFile(join(directory, key))) : Promise.resolve(null),
  remove: async (key) => {
    if (isFileKey(key)) await rm(join(directory, key), { force: true });
  },
  async *list() {
    const walk = await unlessMissing(opendir(directory, { recursive: true }));
    if (walk === null) return;
    for await (const entry of walk) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const key = relative(directory, path);
      if (isFileKey(key)) yield key;
      else if (DRAFT.test(entry.name)) await removeForgottenDraft(path);
    }
  },
});
