import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
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
