import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { repoRoot } from '../repo/root.ts';
import { postgresUser } from './postgres-cluster.ts';

/** In the repository, unless PostgreSQL's user has no access there (a clone in root's home). */
export function servicesFolder(name: string): string {
  mkdirSync(join(repoRoot, '.cache/services'), { recursive: true });
  const user = postgresUser();
  try {
    execFileSync('test', ['-x', join(repoRoot, '.cache/services')], { ...user, cwd: '/' });
    return join(repoRoot, '.cache/services', name);
  } catch {
    return join(tmpdir(), `karigar-services-${basename(repoRoot)}`, name);
  }
}

const MEMORY = '/dev/shm';
const LEAST_BYTES = 3 * 1024 ** 3;

/** In memory, where a database is copied twenty times faster than on a disk; on disk where memory has no room. */
export function passingFolder(name: string): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < LEAST_BYTES) return servicesFolder(name);
  } catch {
    return servicesFolder(name);
  }
  const clone = createHash('sha256').update(repoRoot).digest('hex').slice(0, 8);
  return join(MEMORY, `karigar-${clone}`, name);
}
