import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** Style rules by direction that the build would turn into rules by language. */
const loweredIn = (css: string): string[] =>
  css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/:dir\([^)]*\)/g) ?? [];

test('no style sheet uses :dir(), which the build replaces by a list of languages', () => {
  const sheets = globSync('{packages/ui,apps/web}/src/**/*.css', { cwd: repository });
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((path) =>
    loweredIn(readFileSync(join(repository, path), 'utf8')).map((rule) => `${path}: ${rule}`),
  );
  expect(found).toEqual([]);
});

test('the check finds a planted :dir(), but not one in a comment', () => {
  expect(loweredIn('/* :dir(ltr) */ .arrow:dir(rtl) { transform: none }')).toEqual([':dir(rtl)']);
});
