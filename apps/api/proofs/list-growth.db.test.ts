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
        rounds: 1,
      },
      generator,
    );
  } finally {
    generator.stop();
  }
}, 120_000);

it('every list is an index scan that examines the rows it returns and few others', () => {
  expect(growth.plans.filter(({ problems }) => problems.length > 0)).toEqual([]);
  const calls = new Set(growth.plans.map(({ call }) => call));
  expect(calls.size).toBeGreaterThanOrEqual(9);
  expect(growth.plans.filter(({ call }) => call === 'list-bookings')).toHaveLength(4);
  expect(growth.plans.filter(({ returned }) => returned > 0).length).toBeGreaterThan(20);
});

it('call 5 stays as quick on ten times as many bookings', () => {
  // The middle one only: a busy machine makes the last of a hundred mean nothing. The figure
  // list-growth has the real sizes, the p99 and the real bar.
  expect(growth.big.p50 / growth.small.p50).toBeLessThan(5);
});
