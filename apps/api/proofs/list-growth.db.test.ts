import { beforeAll, expect, it } from 'vitest';
import { measureGrowth, type Growth } from './list-growth.ts';
import { startGenerator } from './load-process.ts';

let growth: Growth;

beforeAll(async () => {
  const generator = await startGenerator({ pin: false });
  try {
    growth = await measureGrowth(
      {
        small: { bookings: 2000, servicemen: 40 },
        big: { bookings: 20_000, servicemen: 400 },
        rate: 50,
        seconds: 2,
        rounds: 2,
      },
      generator,
    );
  } finally {
    generator.stop();
  }
}, 300_000);

it('every list is an index scan that examines little more than the rows it returns', () => {
  expect(growth.plans.filter(({ problems }) => problems.length > 0)).toEqual([]);
  const calls = new Set(growth.plans.map(({ call }) => call));
  expect(calls.size).toBeGreaterThanOrEqual(9);
  for (const call of [
    'find-anything',
    'list-all-bookings',
    'list-history',
    'get-board',
    'list-waiting',
  ])
    expect(calls).toContain(call);
  expect(growth.plans.filter(({ call }) => call === 'list-bookings')).toHaveLength(4);
  expect(growth.plans.filter(({ returned }) => returned > 0).length).toBeGreaterThan(20);
});

it('list-bookings stays as fast with ten times as many bookings', () => {
  // Only the median: on a busy machine the p99 of a hundred is noise. The figure
  // list-growth checks the p99 at full size.
  expect(growth.big.p50 / growth.small.p50).toBeLessThan(5);
});
