import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../repo/root.ts';

const ENTRY = /^msgid ((?:"(?:[^"\\]|\\.)*"\s*)+)msgstr ((?:"(?:[^"\\]|\\.)*"\s*)+)/gm;

const unquote = (written: string): string =>
  [...written.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, part = '']) => JSON.parse(`"${part}"`) as string)
    .join('');

/** The app's Hindi texts by their English. */
const readHindi = (root = repoRoot): ReadonlyMap<string, string> => {
  const written = readFileSync(join(root, 'apps/web/src/locales/hi.po'), 'utf8');
  return new Map(
    [...written.matchAll(ENTRY)].map(([, english = '', hindi = '']) => [
      unquote(english),
      unquote(hindi),
    ]),
  );
};

let texts: ReadonlyMap<string, string> | undefined;

/** A text of the app in Hindi. Throws when the app has no such text, or no Hindi for it. */
export const hi = (english: string, values: Readonly<Record<string, string>> = {}): string => {
  texts ??= readHindi();
  const found = texts.get(english);
  if (found === undefined || found === '') throw new Error(`no Hindi for: ${english}`);
  return found.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
};
