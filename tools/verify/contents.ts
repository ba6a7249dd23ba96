import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of every file that is or would be committed, by path. */
export type Contents = ReadonlyMap<string, string>;

export function contentsOf(root: string): Contents {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const paths = [...new Set(listed.split('\0'))].filter((path) => path !== '').toSorted();
  const hashes = new Map<string, string>();
  for (const path of paths) {
    const file = join(root, path);
    if (!existsSync(file) || !statSync(file).isFile()) continue;
    hashes.set(path, createHash('sha1').update(readFileSync(file)).digest('base64url'));
  }
  return hashes;
}

/** Paths whose content differs, with added and removed ones. */
export function changedPaths(before: Contents, now: Contents): string[] {
  const paths = new Set([...before.keys(), ...now.keys()]);
  return [...paths].filter((path) => before.get(path) !== now.get(path)).toSorted();
}
