import { expect, it } from 'vitest';
import { plant } from '../testing/plant.ts';
import { runScript } from '../testing/run-script.ts';

it.each([
  ['locks-a-table', 'require-concurrent-index-creation'],
  ['breaks-the-old-program', 'ban-drop-column'],
  ['unexplained-exception', 'unexplained'],
] as const)('the gate migrations reports %s as %s', async (planted, rule) => {
  const { code, output } = await runScript('migrations', await plant(`migrations/${planted}`));
  expect(code, output).toBe(1);
  expect(output.match(/error [\w-]+/g), output).toEqual([`error ${rule}`]);
});
