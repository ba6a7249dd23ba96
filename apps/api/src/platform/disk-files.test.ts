import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskFiles } from './disk-files.ts';
import type { Files } from './files.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'karigar-files-'));
});
afterAll(async () => {
  await chmod(root, 0o700);
  await rm(root, { recursive: true });
});

const folder = (): string => join(root, randomBytes(4).toString('hex'));
const text = (written: string): Uint8Array => new TextEncoder().encode(written);

const listed = async (files: Files): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of files.list()) keys.push(key);
  return keys;
};

it('disk files return what was put, under a name made of its content', async () => {
  const files = createDiskFiles(folder());
  const bytes = randomBytes(100_000);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const key = await files.put(bytes, 'webp');
  expect(key).toBe(`${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}.webp`);
  expect(Buffer.from((await files.read(key)) ?? []).equals(bytes)).toBe(true);
});

it("disk files store equal bytes once, and refresh the file's time", async () => {
  const directory = folder();
  const files = createDiskFiles(directory);
  const key = await files.put(text('one'), 'webp');
  await utimes(join(directory, key), 0, 0);
  expect(await files.put(text('one'), 'webp')).toBe(key);
  expect((await stat(join(directory, key))).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
  expect(await readdir(join(directory, key, '..'))).toHaveLength(1);
});

it('disk files accept concurrent equal puts and leave no temporary files', async () => {
  const directory = folder();
  const files = createDiskFiles(directory);
  const keys = await Promise.all(Array.from({ length: 30 }, () => files.put(text('same'), 'bin')));
  expect(new Set(keys).size).toBe(1);
  const left = await readdir(directory, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toHaveLength(1);
});

it('disk files return null for a missing file', async () => {
  const files = createDiskFiles(folder());
  expect(await files.read(`ab/cd/abcd${'0'.repeat(60)}.webp`)).toBeNull();
});

it('disk files never leave their directory', async () => {
  const directory = folder();
  const files = createDiskFiles(directory);
  await files.put(text('inside'), 'webp');
  await writeFile(join(root, 'secret.webp'), 'outside');
  const zeros = '0'.repeat(60);
  for (const key of [
    '../secret.webp',
    'ab/cd/../../../secret.webp',
    '/etc/passwd',
    `ab/cd/ffff${zeros}.webp`,
    `ab/cd/abcd${zeros}.webp/../../../../secret.webp`,
    `ab/cd/abcd${zeros}.webp\n`,
    `ab/cd/abcd${zeros}`,
    `AB/CD/ABCD${zeros}.webp`,
    '',
  ]) {
    expect(await files.read(key), key).toBeNull();
  }
  for (const extension of ['', '../x', 'we/bp', 'WEBP', 'a'.repeat(9), 'webp\n']) {
    await expect(files.put(text('x'), extension), extension).rejects.toThrow('not an extension');
  }
});

it('disk files throw and return no key when writing fails', async () => {
  const directory = folder();
  await writeFile(directory, 'a file where the folder should be');
  await expect(createDiskFiles(directory).put(text('x'), 'webp')).rejects.toThrow(/EEXIST|ENOTDIR/);
});

it('disk files remove, list, and delete abandoned temporary files', async () => {
  const directory = folder();
  const files = createDiskFiles(directory);
  expect(await listed(files)).toEqual([]);
  const gone = await files.put(text('gone'), 'webp');
  const kept = await files.put(text('kept'), 'webp');
  await files.remove(gone);
  await files.remove(gone);
  await files.remove('../outside');
  const drafts = ['.old.draft', '.new.draft'].map((name) => join(directory, kept, '..', name));
  for (const draft of drafts) await writeFile(draft, 'half');
  await utimes(drafts[0] ?? '', 0, 0);
  expect(await listed(files)).toEqual([kept]);
  expect(await readdir(join(directory, kept, '..'))).toHaveLength(2);
  expect(await files.read(gone)).toBeNull();
});
