import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from '../repo/root.ts';
import { plant } from '../testing/plant.ts';
import { runScript } from '../testing/run-script.ts';

it.each([
  ['sql-outside-store', 'karigar(sql-in-store)'],
  ['sql-by-builder', 'karigar(sql-in-store)'],
  ['sql-by-tag', 'karigar(sql-in-store)'],
  ['clock-in-domain', 'karigar(no-clock)'],
  ['new-date-in-domain', 'karigar(no-clock)'],
  ['chance-in-domain', 'karigar(no-clock)'],
  ['empty-file-name', 'karigar(name-of-file)'],
  ['empty-folder-name', 'karigar(name-of-file)'],
  ['camel-case-file', 'unicorn(filename-case)'],
  ['default-export', 'import(no-default-export)'],
  ['floating-promise', 'typescript(no-floating-promises)'],
  ['explicit-any', 'typescript(no-explicit-any)'],
  ['non-null-assertion', 'typescript(no-non-null-assertion)'],
  ['value-import-of-type', 'typescript(consistent-type-imports)'],
  ['console-in-app', 'eslint(no-console)'],
  ['skipped-test', 'vitest(no-disabled-tests)'],
  ['focused-test', 'vitest(no-focused-tests)'],
  ['test-to-be-written', 'vitest(warn-todo)'],
  ['test-without-assertion', 'vitest(expect-expect)'],
])('the lint gate reports %s as %s', async (planted, rule) => {
  const { code, output } = await lint(`lint/${planted}`);
  expect(code, output).not.toBe(0);
  expect(output.match(/\b[a-z0-9-]+\([a-z-]+\)(?=:)/g), output).toEqual([rule]);
});

it('the lint gate passes a clean tree', async () => {
  const { code, output } = await lint('clean');
  expect(code, output).toBe(0);
});

async function lint(planted: string) {
  const root = await plant(planted);
  mkdirSync(join(root, 'tools'));
  symlinkSync(join(repoRoot, 'tools/lint'), join(root, 'tools/lint'));
  return runScript('lint', root, '--ignore-pattern', 'tools');
}
