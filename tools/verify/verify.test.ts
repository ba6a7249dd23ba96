import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Gate } from './gates.ts';
import { verify, type Manner } from './verify.ts';

const green: Gate = { name: 'green', command: ['true'] };
const red: Gate = { name: 'red', command: ['sh', '-c', 'echo the reason; exit 3'] };

function newTree(): string {
  const root = mkdtempSync(join(tmpdir(), 'karigar-verify-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  writeFileSync(join(root, '.gitignore'), '.cache\n');
  writeFileSync(join(root, 'code.ts'), '1');
  writeFileSync(join(root, 'page.md'), '1');
  return root;
}

async function linesOf(gates: readonly Gate[], manner: Partial<Manner> = {}) {
  const lines: string[] = [];
  const verdict = await verify(gates, {
    root: newTree(),
    print: (line) => lines.push(line),
    ...manner,
  });
  return { lines, ...verdict };
}

it('verify runs every gate after a red one and counts both', async () => {
  const { lines, failed } = await linesOf([red, green, { ...green, name: 'green-2' }]);
  expect(failed).toEqual(['red']);
  expect(lines.at(-1)).toBe('gates: 2 passed, 1 failed');
});

it('verify shows the output of a red gate', async () => {
  const { lines } = await linesOf([red]);
  expect(lines.slice(0, 2)).toEqual([
    expect.stringMatching(/^FAIL {2}red/),
    expect.stringContaining('the reason'),
  ]);
});

it('verify runs a gate marked as alone last', async () => {
  const { lines, failed } = await linesOf([{ ...red, alone: true }, green]);
  expect(failed).toEqual(['red']);
  expect(lines[1]).toMatch(/^FAIL {2}red/);
});

it('verify says that the advisory audit was not run, red or green', async () => {
  for (const gate of [green, red]) {
    const { lines } = await linesOf([gate]);
    expect(lines.at(-2)).toMatch(/^advisory audit: not run/);
  }
});

it('verify counts a command that cannot start as failed', async () => {
  const { failed } = await linesOf([{ name: 'missing', command: ['no-such-program'] }]);
  expect(failed).toEqual(['missing']);
});

it('verify runs a green gate again only after a change of a file that it reads', async () => {
  const root = newTree();
  const gate: Gate = { ...green, reads: (path) => path.endsWith('.ts') };
  expect(await linesOf([gate], { root })).toMatchObject({ passed: 1, unchanged: 0 });
  expect(await linesOf([gate], { root })).toMatchObject({ passed: 0, unchanged: 1 });
  writeFileSync(join(root, 'page.md'), '2');
  expect(await linesOf([gate], { root })).toMatchObject({ passed: 0, unchanged: 1 });
  writeFileSync(join(root, 'code.ts'), '2');
  expect(await linesOf([gate], { root })).toMatchObject({ passed: 1, unchanged: 0 });
  expect(await linesOf([gate], { root, isWhole: true })).toMatchObject({ passed: 1 });
});

it('verify runs a red gate again without any change', async () => {
  const root = newTree();
  expect(await linesOf([red], { root })).toMatchObject({ failed: ['red'] });
  expect(await linesOf([red], { root })).toMatchObject({ failed: ['red'], unchanged: 0 });
});

it('verify records no part of a gate as the whole', async () => {
  const root = newTree();
  const gate: Gate = { ...green, alone: true };
  await linesOf([gate], { root, more: ['--shard=1/3'] });
  expect(await linesOf([gate], { root })).toMatchObject({ passed: 1, unchanged: 0 });
});

it('verify runs the chosen tests of a changed tree, after a run of all', async () => {
  const root = newTree();
  const gate: Gate = {
    name: 'tests',
    command: ['sh', '-c', 'test "$#" = "$(cat want)"', 'tests'],
    choose: (changed) => (changed.includes('code.ts') ? ['a.test.ts', 'b.test.ts'] : []),
  };
  writeFileSync(join(root, 'want'), '0');
  expect(await linesOf([gate], { root })).toMatchObject({ passed: 1 });
  writeFileSync(join(root, 'want'), '2');
  expect(await linesOf([gate], { root })).toMatchObject({ unchanged: 1 });
  writeFileSync(join(root, 'code.ts'), '2');
  const { lines, passed } = await linesOf([gate], { root });
  expect(passed).toBe(1);
  expect(lines[0]).toMatch(/2 test files$/);
});

it('verify names at its end the tests that passed only in their second try', async () => {
  const gate: Gate = { ...green, command: ['echo', 'retried: a.test.ts › counts'] };
  const { lines, retried } = await linesOf([gate]);
  expect(retried).toEqual(['a.test.ts › counts']);
  expect(lines).toContain('retried: a.test.ts › counts');
});
