import { expect, it } from 'vitest';
import { plant } from '../testing/plant.ts';
import { runScript } from '../testing/run-script.ts';

it.each([
  ['wrong-threshold', 'KarigarJobsOld, time: 1m'],
  ['no-runbook', 'KarigarJobsOld: no runbook docs/operate/runbooks/jobs-old.md'],
  ['no-test', 'KarigarJobsOld: no test in which it does not fire'],
])('npm run rules reports %s', async (planted, message) => {
  const { code, output } = await runScript('rules', await plant(`rules/${planted}`));
  expect(output).toContain(message);
  expect(output).toContain('1 errors');
  expect(code).toBe(1);
});
