import { expect, it } from 'vitest';
import type { BookingState } from '../bookings/booking.ts';
import { paise } from '../money.ts';
import { advanceDue, advanceOf } from './advance.ts';

it.each([
  [499_900, 2000, 99_900],
  [499_900, 0, 0],
  [59_950, 2500, 14_900],
  [300, 2000, 0],
])('of a price of %d at %d an advance of %d is asked for', (price, basisPoints, advance) => {
  expect(advanceOf(paise(price), basisPoints)).toBe(advance);
});

it.each<[BookingState, number, number, number]>([
  ['assigned', 0, 0, 99_900],
  ['assigned', 0, 50_000, 49_900],
  ['started', 0, 99_900, 0],
  ['held', 0, 120_000, 0],
  ['requested', 0, 0, 0],
  ['ended', 0, 0, 0],
  ['cancelled', 0, 0, 0],
])('a booking that is %s, with %d paid and %d waiting, owes %d of it', (state, paid, held, due) => {
  const facts = { state, advance: paise(99_900), paid: paise(paid), held: paise(held) };
  expect(advanceDue(facts)).toBe(due);
});
