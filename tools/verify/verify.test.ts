import { expect, it } from 'vitest';
import type { Gate } from './gates.ts';
import { verify } from './verify.ts';

const green: Gate = { name: 'green', command: ['true'] };
const red: Gate = { name: 'red', command: ['sh', '-c', 'echo the reason; exit 3'] };

const linesOf = async (...gates: Gate[]) => {
  const lines: string[] = [];
  const failed = await verify(gates, (line) => lines.push(line));
  return { lines, failed };
};

it('verify runs every gate after a red one and counts both', async () => {
  const { lines, failed } = await linesOf(red, green, green);
  expect(failed).toBe(1);
  expect(lines.at(-1)).toBe('gates: 2 passed, 1 failed');
});

it('verify shows the output of a red gate', async () => {
  const { lines } = await linesOf(red);
  expect(lines.slice(0, 2)).toEqual([
    expect.stringMatching(/^FAIL {2}red/),
    expect.stringContaining('the reason'),
  ]);
});

it('verify runs a gate marked as alone last', async () => {
  const { lines, failed } = await linesOf({ ...red, alone: true }, green, green);
  expect(failed).toBe(1);
  expect(lines[2]).toMatch(/^FAIL {2}red/);
});

it('verify says that the advisory audit was not run, red or green', async () => {
  for (const gate of [green, red]) {
    const { lines } = await linesOf(gate);
    expect(lines.at(-2)).toMatch(/^advisory audit: not run/);
  }
});

it('verify counts a command that cannot start as failed', async () => {
  const { failed } = await linesOf({ name: 'missing', command: ['no-such-program'] });
  expect(failed).toBe(1);
});
