import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const STATIC = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const LAZY = /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g;

export const plain = (name: string): string => name.replace(/-[\w-]{8}\.js$/, '');

/** The scripts of a built app, and what each loads. */
export const builtScripts = (folder: string) => {
  const read = (name: string): string => readFileSync(join(folder, 'assets', name), 'utf8');
  const named = (pattern: RegExp, name: string): string[] =>
    [...read(name).matchAll(pattern)].map(([, found = '']) => found);
  /** A file with all its static imports. */
  const whole = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const needed of named(STATIC, name)) whole(needed, seen);
    return seen;
  };
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const entry = /<script type="module"[^>]*\/assets\/([\w.-]+\.js)"/.exec(page)?.[1] ?? '';
  const lazyOf = (names: Iterable<string>): string[] => [
    ...new Set([...names].flatMap((name) => named(LAZY, name))),
  ];
  return {
    whole,
    /** The first load. */
    bare: whole(entry),
    lazyOf,
    /** The lazy file of these with this name. */
    lazyNamed: (names: Iterable<string>, wanted: string): string => {
      const found = lazyOf(names).find((name) => plain(name) === wanted);
      if (found === undefined) throw new Error(`nothing loads ${wanted}`);
      return found;
    },
    /** Bytes after gzip. */
    weigh: (names: Iterable<string>): number =>
      [...names].reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0),
  };
};
