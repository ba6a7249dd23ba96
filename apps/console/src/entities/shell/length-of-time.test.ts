import { expect, it } from 'vitest';
import { stepOf, lengthOfTime, urgencyOf } from './length-of-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it('is as exact as it matters', () => {
  expect(lengthOfTime(4 * MINUTE + 12_400)).toEqual({ unit: 'minutes', count: 4 });
  expect(lengthOfTime(-48_000)).toEqual({ unit: 'minutes', count: 0 });
  expect(lengthOfTime(30 * MINUTE)).toEqual({ unit: 'minutes', count: 30 });
  expect(lengthOfTime(78 * MINUTE)).toEqual({ unit: 'hours', hours: 1, minutes: 18 });
  expect(lengthOfTime(47 * HOUR)).toEqual({ unit: 'hours', hours: 47, minutes: 0 });
  expect(lengthOfTime(-49 * HOUR)).toEqual({ unit: 'days', count: 2 });
});

it('under five minutes is soon, and past it is late', () => {
  expect(urgencyOf(5 * MINUTE)).toBe('calm');
  expect(urgencyOf(5 * MINUTE - 1)).toBe('soon');
  expect(urgencyOf(-1)).toBe('late');
});

it('counts by the second only where it becomes soon or late', () => {
  expect(stepOf(5 * MINUTE)).toBe(1000);
  expect(stepOf(-5 * MINUTE)).toBe(1000);
  expect(stepOf(7 * MINUTE)).toBe(MINUTE);
  expect(stepOf(2 * HOUR)).toBe(MINUTE);
});
