import { expect, it } from 'vitest';
import type { BookingState } from '../bookings/booking.ts';
import { BOOKING_STATES } from '../bookings/booking.ts';
import { readWireDateTime } from '../dates/wire-date.ts';
import { coveredUntil } from './cover.ts';

const at = (written: string): number => readWireDateTime(written) ?? Number.NaN;
const ENDED = at('2026-11-15 23:30:00');
const LAST = at('2026-12-15 00:00:00');
const until = (more: { state?: BookingState; coverDays?: number; now?: number }) =>
  coveredUntil({ state: 'completed', endedAt: ENDED, coverDays: 30, now: ENDED, ...more });

it('the warranty ends so many days after the day of the work, and that day is covered', () => {
  expect(until({})).toBe(LAST);
  expect(until({ now: at('2026-12-15 23:59:59') })).toBe(LAST);
  expect(until({ now: at('2026-12-16 00:00:00') })).toBeNull();
});

it('a service without a warranty promises none', () => {
  expect(until({ coverDays: 0 })).toBeNull();
});

it('only ended and completed work is covered', () => {
  expect(BOOKING_STATES.filter((state) => until({ state }) !== null)).toEqual([
    'ended',
    'completed',
  ]);
  expect(coveredUntil({ state: 'ended', endedAt: null, coverDays: 30, now: ENDED })).toBeNull();
});
