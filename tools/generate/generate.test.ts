import { expect, it } from 'vitest';
import { plant } from '../testing/plant.ts';
import { runScript } from '../testing/run-script.ts';

it('npm run generate -- --check reports a drifted file and how to write it again', async () => {
  const root = await plant('generate/drifted-file');
  const { code, output } = await runScript('generate', root, '--check');
  expect(output).toContain('docs/licences.md has drifted from its source: run `npm run generate`');
  expect(code).toBe(1);
});

it('npm run generate -- --check passes after writing', async () => {
  const root = await plant('generate/drifted-file');
  expect(await runScript('generate', root)).toMatchObject({ code: 0 });
  expect(await runScript('generate', root, '--check')).toMatchObject({ code: 0 });
});
