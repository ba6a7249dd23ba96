import { expect, it } from 'vitest';
import { plant } from '../testing/plant.ts';
import { runScript } from '../testing/run-script.ts';

it.each([
  ['untranslated', 'FAIL missing: Found 1 missing'],
  ['uncollected', 'FAIL sync'],
  ['incomplete-draft', 'error draft mr: misses "Good morning"'],
])('the texts gate reports %s texts', async (planted, message) => {
  const { code, output } = await runScript('texts', await plant(`texts/${planted}`));
  expect(output).toContain(message);
  expect(code).not.toBe(0);
});
