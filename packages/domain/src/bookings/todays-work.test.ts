import { expect, it } from 'vitest';
import { dayOf } from '../dates/india-day.ts';
import type { BookingState } from './booking.ts';
import { todaysWork } from './todays-work.ts';

const at = (day: number, hour: number, minute = 0): number =>
  Date.UTC(2026, 10, day, hour, minute) - 19_800_000;
const today = dayOf(at(5, 12));
const plan = (name: string, scheduledAt: number | null, state: BookingState = 'assigned') => ({
  name,
  scheduledAt,
  state,
});
const namesOf = (bookings: Parameters<typeof todaysWork<ReturnType<typeof plan>>>[0]) =>
  todaysWork(bookings, today).map(({ name }) => name);

it('includes bookings of today in India, from the first minute to the last', () => {
  expect(
    namesOf([
      plan('yesterday', at(4, 23, 59)),
      plan('first', at(5, 0)),
      plan('last', at(5, 23, 59)),
      plan('tomorrow', at(6, 0)),
      plan('never', null),
    ]),
  ).toEqual(['first', 'last']);
});

it('includes running work of any day, and no offer, which is nobody’s work yet', () => {
  expect(
    namesOf([
      plan('started', at(3, 9), 'started'),
      plan('held', at(4, 9), 'held'),
      plan('ended', null, 'ended'),
      plan('asked', at(9, 9), 'offered'),
      plan('asked today', at(5, 9), 'offered'),
      plan('assigned', at(9, 9)),
    ]),
  ).toEqual(['started', 'held', 'ended']);
});

it('sorts the running job first, then the rest by time', () => {
  expect(
    namesOf([
      plan('noon', at(5, 12)),
      plan('morning', at(5, 8), 'held'),
      plan('evening', at(5, 18), 'started'),
    ]),
  ).toEqual(['evening', 'morning', 'noon']);
});
