import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../repo/run.ts';
import { plant } from '../testing/plant.ts';
import { runScript } from '../testing/run-script.ts';

const lastLine = (text: string): unknown => JSON.parse(text.trim().split('\n').at(-1) ?? '');

it('the figure house reports a file over 400 lines', async () => {
  const { code, stdout } = await runScript(
    'figure',
    await plant('house/file-over-400-lines'),
    'house',
  );
  expect(lastLine(stdout)).toMatchObject({
    name: 'house',
    value: 401,
    bar: 400,
    ok: false,
    largest: 'packages/ui/src/long-file.ts',
  });
  expect(code).toBe(1);
});

it('the figure house reports an import cycle once', async () => {
  const { code, stdout } = await runScript('figure', await plant('boundaries/cycle'), 'house');
  expect(lastLine(stdout)).toMatchObject({ ok: false, cycles: 1 });
  expect(code).toBe(1);
});

it('the figure house passes a clean tree', async () => {
  const { code, stdout } = await runScript('figure', await plant('clean'), 'house');
  expect(lastLine(stdout)).toMatchObject({ ok: true, cycles: 0 });
  expect(code).toBe(0);
});

it('npm run figure lists the figures with their bars', async () => {
  const { code, stdout } = await runScript('figure', await plant('clean'));
  expect(stdout).toContain('house  bar 400');
  expect(code).toBe(0);
});

const commitAll = async (root: string): Promise<void> => {
  await run(['git', 'add', '--all'], root);
  const by = ['-c', 'user.name=Test', '-c', 'user.email=test@example.in'];
  await run(['git', ...by, 'commit', '--quiet', '--message=all'], root);
};

it('--record refuses a tree with uncommitted files', async () => {
  const root = await plant('clean');
  const { code, output } = await runScript('figure', root, 'house', '--record');
  expect(output).toContain('only a committed tree is recorded');
  expect(code).toBe(1);
  expect(existsSync(join(root, 'docs/figures.md'))).toBe(false);
});

it('--record writes one row per figure', async () => {
  const root = await plant('clean');
  await commitAll(root);
  await runScript('figure', root, 'house', '--record');
  await runScript('figure', root, 'house', '--record');
  const page = readFileSync(join(root, 'docs/figures.md'), 'utf8');
  expect(page.match(/^\| house .*cycles 0/gm)).toHaveLength(1);
});
