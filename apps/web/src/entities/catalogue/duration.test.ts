import { expect, it } from 'vitest';
import { durationOf } from './duration.ts';

it.each([
  [30, 'minutes', 30],
  [60, 'minutes', 60],
  [90, 'minutes', 90],
  [120, 'hours', 2],
  [150, 'minutes', 150],
  [480, 'hours', 8],
  [960, 'days', 2],
  [2880, 'days', 6],
])('a duration of %i minutes is given in %s: %i', (minutes, unit, count) => {
  expect(durationOf(minutes)).toEqual({ unit, count });
});
