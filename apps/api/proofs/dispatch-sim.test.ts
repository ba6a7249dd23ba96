import { expect, it } from 'vitest';
import { drawDays, writeTables } from './dispatch-sim-page.ts';
import { gini } from './dispatch-sim-score.ts';
import { POLICIES, simulateDay } from './dispatch-sim.ts';

const SMALL = { servicemen: 120, bookings: 500, seed: 12 };

it('our dispatch rule shares work more evenly than nearest-first, with little more travel and no fewer jobs', () => {
  const scores = simulateDay(SMALL);
  const [ours, nearest, random] = scores;
  if (ours === undefined || nearest === undefined || random === undefined)
    throw new Error('no day');
  expect(scores.map(({ policy }) => policy)).toEqual([...POLICIES]);
  expect(ours.bookings).toBe(SMALL.bookings);
  expect(ours.gini).toBeLessThan(nearest.gini);
  expect(ours.shareWithoutAnyone).toBeLessThanOrEqual(nearest.shareWithoutAnyone + 0.01);
  expect(ours.kmPerJob).toBeLessThan(nearest.kmPerJob * 1.2);
  expect(ours.kmPerJob).toBeLessThan(random.kmPerJob * 0.75);
});

it('simulates the same day for the same seed, and another day for another seed', () => {
  const small = { ...SMALL, bookings: 100 };
  expect(simulateDay(small)).toEqual(simulateDay(small));
  expect(simulateDay({ ...small, seed: 13 })).not.toEqual(simulateDay(small));
});

it('writes the page and the chart with one line per dispatch policy', () => {
  const days = [{ name: 'A day', scores: simulateDay({ ...SMALL, bookings: 60 }) }];
  expect(writeTables(days).match(/^\| (Karigar|nearest only|random) \|/gm)).toHaveLength(3);
  expect(drawDays(days).match(/<rect /g)).toHaveLength(1 + 3 + 4 * 3);
});

it('gini is 0 when all have the same and near 1 when one has everything', () => {
  expect(gini([3, 3, 3])).toBe(0);
  expect(gini([0, 0, 0, 8])).toBeCloseTo(0.75);
  expect(gini([0, 0])).toBe(0);
});
