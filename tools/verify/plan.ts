import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from './choose-tests.ts';
import { changedPaths, type Contents } from './contents.ts';
import type { Gate } from './gates.ts';
import { readImports } from './import-graph.ts';

/** The command of a gate with what it runs, or null: nothing changed that can change its result. */
export type Plan = { command: readonly string[]; of: string } | null;

const LISTS = /\b(readdir|readdirSync|listFiles|glob|globSync)\(|import\.meta\.glob/;

/** The tree as the tests see it. */
export function readTree(root: string, contents: Contents): Tree {
  const paths = new Set(contents.keys());
  const texts = new Map<string, string>();
  const read = (path: string) => {
    const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
    texts.set(path, text);
    return text;
  };
  const graph = readImports(paths, read);
  const tests = [...paths].filter((path) => /\.test\.tsx?$/.test(path));
  return { paths, graph, listers: new Set(tests.filter((path) => LISTS.test(read(path)))) };
}

export function planGate(
  { command, reads = () => true, choose }: Gate,
  before: Contents | null,
  now: Contents,
  tree: () => Tree,
): Plan {
  if (before === null) return { command, of: '' };
  const changed = changedPaths(before, now).filter(reads);
  if (changed.length === 0) return null;
  const choice = choose?.(changed, tree()) ?? 'all';
  if (choice === 'all') return { command, of: '' };
  if (choice.length === 0) return null;
  return { command: [...command, ...choice], of: `${choice.length} test files` };
}
