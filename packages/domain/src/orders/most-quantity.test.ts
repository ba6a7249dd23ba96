import { expect, it } from 'vitest';
import type { IndiaDay } from '../dates/india-day.ts';
import { USUAL_HOURS } from '../work-times/usual-hours.ts';
import { mostQuantity } from './most-quantity.ts';
import { minuteOf, slotsOf } from './slots.ts';

it.each([
  [20, 20],
  [30, 20],
  [45, 13],
  [60, 10],
  [300, 2],
  [480, 1],
  [600, 1],
  [601, 0],
  [2880, 0],
])('a service of %i minutes fits %i times into one visit', (minutes, most) => {
  expect(mostQuantity(minutes)).toBe(most);
});

it('a slot begins with the usual working day, so the longest visit has one', () => {
  expect(slotsOf('2026-11-16' as IndiaDay).map(minuteOf)).toContain(USUAL_HOURS.fromMinute);
});
