import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync('**/*.tsx', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));

/** The style sheets that a file imports, with their local names and paths. */
function sheetsOf({ path, text }: { path: string; text: string }) {
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].map(
    ([, name = '', from = '']) => ({
      name,
      sheet: relative(root, join(root, dirname(path), from)),
    }),
  );
}

function classesOf(sheet: string): Set<string> {
  const css = readFileSync(join(root, sheet), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|'[^']*'/g, '');
  return new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name));
}

test('every class that a component uses is in its style sheet', () => {
  const missing = sources.flatMap((source) =>
    sheetsOf(source).flatMap(({ name, sheet }) => {
      const known = classesOf(sheet);
      return [...source.text.matchAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'g'))]
        .map(([, asked = '']) => asked)
        .filter((asked) => !known.has(asked))
        .map((asked) => `${source.path}: ${asked}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('every class of a style sheet is used', () => {
  const sheets = globSync('**/*.module.css', { cwd: root });
  expect(sheets.length).toBeGreaterThan(20);
  const idle = sheets.flatMap((sheet) => {
    const users = sources.filter((source) => sheetsOf(source).some((used) => used.sheet === sheet));
    const text = users.map((user) => user.text).join('\n');
    return [...classesOf(sheet)]
      .filter((name) => !text.includes(`'${name}'`) && !chosenByProp(name, text))
      .map((name) => `${sheet}: ${name}`);
  });
  expect(idle).toEqual([]);
});

// styles[tone] and styles[`gap-${gap}`] take their last part from a prop.
function chosenByProp(name: string, text: string): boolean {
  const [, stem = '', part = ''] = /^(.*-)?([^-]+)$/.exec(name) ?? [];
  return (
    (stem !== '' && text.includes(`\`${stem}\${`) && part !== '') ||
    new RegExp(`\\b${name}: (?:'|undefined)`).test(text)
  );
}
