import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ALL_LANGUAGES } from '@karigar/domain/language';
import { builtFolder } from '../../tools/web/ensure-web-app.ts';

/** Bytes of script after gzip that a screen may add to the common files. */
export const ROUTE_BUDGET = 43_000;

const STATIC = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;
const LAZY = /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g;
/** Catalogues: one language, at the start. */
const CATALOGUE = new RegExp(`^(${ALL_LANGUAGES.join('|')})-`);

const read = (name: string): string => readFileSync(join(builtFolder, 'assets', name), 'utf8');
const named = (pattern: RegExp, name: string): string[] =>
  [...read(name).matchAll(pattern)].map(([, found = '']) => found);

/** A file with all its static imports. */
const whole = (name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const needed of named(STATIC, name)) whole(needed, seen);
  return seen;
};

const weigh = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0);

const plain = (name: string): string => name.replace(/-[\w-]{8}\.js$/, '');
/** Loaded with every signed-in screen. */
const SIGNED_IN = 'signed-in-parts';
/** The table of later screens; loaded with the first of them. */
const LIST = 'later-screens';

/**
 * Added bytes of each lazy file of the shell with its imports: files of all screens are compared with the bare
 * shell, a screen with both.
 */
export function weighRoutes(): ReadonlyMap<string, number> {
  const page = readFileSync(join(builtFolder, 'index.html'), 'utf8');
  const entry = /<script type="module"[^>]*\/assets\/([\w.-]+\.js)"/.exec(page)?.[1] ?? '';
  const bare = whole(entry);
  const ofShell = [...new Set([...bare].flatMap((name) => named(LAZY, name)))];
  const loaded = (wanted: string): string => {
    const found = ofShell.find((name) => plain(name) === wanted);
    if (found === undefined) throw new Error(`The shell loads no ${wanted}`);
    return found;
  };
  const signedIn = loaded(SIGNED_IN);
  const list = loaded(LIST);
  const shell = bare.union(whole(signedIn)).union(whole(list));
  const ofAll = new Set([signedIn, list]);
  return new Map(
    [...new Set([...ofShell, ...named(LAZY, list)])]
      .filter((name) => !CATALOGUE.test(name))
      .map((name) => [plain(name), weigh(whole(name).difference(ofAll.has(name) ? bare : shell))]),
  );
}

export const overRouteBudget = (
  routes: ReadonlyMap<string, number>,
  budget: number = ROUTE_BUDGET,
): string[] =>
  [...routes]
    .filter(([, bytes]) => bytes > budget)
    .map(([name, bytes]) => `${name}: ${bytes} bytes, ${budget} allowed`);
