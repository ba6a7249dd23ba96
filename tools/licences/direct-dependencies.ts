import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../repo/list-files.ts';

type Manifest = Partial<Record<(typeof FIELDS)[number], Record<string, string>>>;

const FIELDS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
] as const;

/** The dependencies that our own package.json files name, without our own packages. */
export function directDependencies(root: string): string[] {
  const names = listFiles(root)
    .filter((path) => basename(path) === 'package.json')
    .map((path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest)
    .flatMap((manifest) => FIELDS.flatMap((field) => Object.keys(manifest[field] ?? {})))
    .filter((name) => !name.startsWith('@karigar/'));
  return [...new Set(names)].toSorted();
}

/** The packages with a reason in docs/dependencies.md: its table's first column, in backticks. */
export function documentedDependencies(root: string): Set<string> {
  const path = join(root, 'docs/dependencies.md');
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return new Set([...page.matchAll(/^\|\s*`([^`]+)`/gm)].map((match) => match[1] ?? ''));
}
