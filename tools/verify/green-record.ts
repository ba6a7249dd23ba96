import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contents } from './contents.ts';

/** Ignored by git, so that a new clone has no record and runs everything. */
const FOLDER = '.cache/green';

/** The tree on which a gate last passed, or null. */
export function readGreen(root: string, gate: string): Contents | null {
  const file = join(root, FOLDER, `${gate}.json`);
  if (!existsSync(file)) return null;
  try {
    return new Map(
      Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
    );
  } catch {
    return null;
  }
}

export function writeGreen(root: string, gate: string, contents: Contents): void {
  mkdirSync(join(root, FOLDER), { recursive: true });
  const text = JSON.stringify(Object.fromEntries(contents));
  writeFileSync(join(root, FOLDER, `${gate}.json`), text);
}
