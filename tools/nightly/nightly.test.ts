import { expect, it } from 'vitest';
import { measureAll } from './measure-all.ts';
import { pageOf } from './page.ts';

it('the nightly run measures every figure, also after a red and a broken one', async () => {
  const outcomes: Record<string, { code: number; output: string }> = {
    broken: { code: 1, output: 'Error: no browser' },
    beyond: { code: 1, output: '{"name":"beyond","value":3}' },
    within: { code: 0, output: 'noise\n{"name":"within","value":1}' },
  };
  const lines: string[] = [];
  const measured = await measureAll(
    Object.keys(outcomes),
    (name) => Promise.resolve({ code: 1, output: '', ...outcomes[name], stdout: '' }),
    (line) => lines.push(line),
  );
  expect(measured.map(({ name, result }) => `${name}: ${result}`)).toEqual([
    'broken: not measured',
    'beyond: beyond its bar',
    'within: ok',
  ]);
  expect(lines[0]).toContain('no browser');
});

it('the page of the nightly run names the commit and what failed', () => {
  const page = pageOf({
    commit: 'ab4e9b0',
    start: Date.UTC(2026, 10, 16),
    end: Date.UTC(2026, 10, 16, 2),
    gates: 15,
    failed: ['e2e'],
    measured: [{ name: 'warm-start', result: 'beyond its bar' }],
  });
  expect(page).toContain('| ab4e9b0 | 2026-11-16 | 120 | 14 | e2e | 0 | warm-start | none |');
});
