import { expect, it } from 'vitest';
import { plant } from '../testing/plant.ts';
import { runScript } from '../testing/run-script.ts';

it.each([
  ['area-without-module', 'area'],
  ['area-with-another-call', 'area'],
  ['area-without-document', 'area'],
  ['area-with-needless-exception', 'area'],
  ['banned-file-name', 'name'],
  ['banned-name', 'name'],
  ['person-in-comment', 'person'],
  ['person-in-title', 'person'],
  ['person-in-document', 'person'],
  ['person-in-reading', 'person'],
  ['gendered-hindi', 'hindi'],
  ['other-hindi-word', 'hindi'],
] as const)('the gate words reports %s as %s', async (planted, rule) => {
  const { code, output } = await runScript('words', await plant(`words/${planted}`));
  expect(code, output).not.toBe(0);
  expect(output.match(/error \w+/g), output).toEqual([`error ${rule}`]);
});

it('the gate words passes a clean tree', async () => {
  const { code, output } = await runScript('words', await plant('clean'));
  expect(output).toContain('0 findings');
  expect(code).toBe(0);
});
