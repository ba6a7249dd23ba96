import { expect, it } from 'vitest';
import { plant } from '../testing/plant.ts';
import { runScript } from '../testing/run-script.ts';

it('the build reports an import of a missing file', async () => {
  const { code, output } = await runScript('build', await plant('build/missing-file'));
  expect(output).toContain('no-such-file.ts');
  expect(code).not.toBe(0);
});
