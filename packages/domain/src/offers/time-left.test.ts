import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it.each([
  [-1, 0, 'seconds'],
  [4.2, 5, 'seconds'],
  [120, 120, 'seconds'],
  [121, 3, 'minutes'],
  [7200, 120, 'minutes'],
  [43_200, 12, 'hours'],
])('shows %d seconds as %d %s', (seconds, count, unit) =>
  expect(timeLeft(seconds)).toEqual({ count, unit }),
);
