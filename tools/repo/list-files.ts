import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Every file that is or would be committed, without planted violations. */
export function listFiles(root: string): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const paths = new Set(listed.split('\0').filter((path) => path !== ''));
  return [...paths]
    .filter((path) => !/(^|\/)planted\//.test(path) && existsSync(join(root, path)))
    .toSorted();
}
