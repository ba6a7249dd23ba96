import { expect, it } from 'vitest';
import { plant } from '../testing/plant.ts';
import { runScript } from '../testing/run-script.ts';

it.each([
  ['floor-id-without-test', 'docs/conformance-floor.txt: WORK-02 has no test'],
  ['unknown-floor-id', 'docs/conformance-floor.txt: WORK-09 is not in docs/behaviours.tsv'],
  ['unknown-tag', 'packages/domain/src/work.test.ts: [WRK-02] is not in docs/behaviours.tsv'],
])('the conformance gate reports %s', async (planted, message) => {
  const { code, output } = await runScript('conformance', await plant(`conformance/${planted}`));
  expect(output).toContain(message);
  expect(code).toBe(1);
});

it('the conformance gate ends with one line of JSON when asked', async () => {
  const root = await plant('conformance/floor-id-without-test');
  const { stdout } = await runScript('conformance', root, '--json');
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
    proven: 1,
    total: 2,
    unproven: ['WORK-02'],
  });
});
