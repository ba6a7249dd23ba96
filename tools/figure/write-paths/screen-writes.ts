import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyCall } from '../../../packages/contract/src/define-call.ts';

/** How the app sends a write: through the queue, through the client, or as a login with a key of its own. */
export type Way = 'queue' | 'call' | 'login';

export interface ScreenWrite {
  call: AnyCall;
  way: Way;
  /** The files that name the call. */
  files: readonly string[];
}

const nameOf = ({ name }: AnyCall): string =>
  name.replaceAll(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

const isSource = (file: string): boolean => !/(\.test\.|\.stories\.|\/testing\/)/.test(file);

/** Every source of the app, without its tests. */
export function readSources(root: string): ReadonlyMap<string, string> {
  const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root }).filter(isSource).toSorted();
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

function wayOf(name: string, sources: readonly string[]): Way {
  const has = (pattern: string): boolean =>
    sources.some((source) => new RegExp(pattern, 's').test(source));
  if (has(`enqueue\\(\\s*${name}\\b`)) return 'queue';
  if (has(`call\\(\\s*${name}\\b[^;]*newKey\\(\\)`)) return 'login';
  return 'call';
}

/** The writes that a screen makes, and those that no screen makes yet. */
export function findScreenWrites(
  calls: readonly AnyCall[],
  sources: ReadonlyMap<string, string>,
): { writes: readonly ScreenWrite[]; without: readonly string[] } {
  const writes: ScreenWrite[] = [];
  const without: string[] = [];
  for (const call of calls) {
    const name = nameOf(call);
    const imported = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@karigar/contract/`);
    const found = [...sources].filter(([, source]) => imported.test(source));
    if (found.length === 0) without.push(call.name);
    else
      writes.push({
        call,
        way: wayOf(
          name,
          found.map(([, source]) => source),
        ),
        files: found.map(([file]) => file),
      });
  }
  return { writes, without };
}
