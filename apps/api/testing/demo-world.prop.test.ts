import { SERVICEMAN_STATES } from '@karigar/domain/bookings/booking';
import { dayOf } from '@karigar/domain/dates/india-day';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { demoBookings, type DemoBooking } from './demo-world-bookings.ts';

const LIVE = new Set(['offered', 'assigned', 'started', 'held', 'ended']);
const anyTime = fc.integer({ min: Date.parse('2025-06-01'), max: Date.parse('2040-01-01') });

const past = ({ moments, events }: DemoBooking): number[] => [
  moments.booked,
  ...events.map((event) => event.at),
];

it('demo world has work today and nothing that happened in the future, at any hour of any day', () => {
  fc.assert(
    fc.property(anyTime, (now) => {
      const bookings = demoBookings(now);
      const suresh = bookings.filter(({ serviceman }) => serviceman === 'suresh');
      const today = suresh.filter(({ moments }) => dayOf(moments.scheduled) === dayOf(now));
      const states = new Set(today.map(({ state }) => state));

      expect(today.filter(({ state }) => LIVE.has(state)).length).toBeGreaterThan(6);
      for (const state of SERVICEMAN_STATES.filter((name) => name !== 'cancelled')) {
        expect(states).toContain(state);
      }
      for (const booking of bookings) {
        const moments = past(booking);
        expect(moments).toEqual(moments.toSorted((a, b) => a - b));
        expect(Math.max(...moments, booking.moments.seen ?? 0)).toBeLessThanOrEqual(now);
      }
    }),
  );
});

it('demo world numbers every booking and order once, in safe ids of the second they were made', () => {
  fc.assert(
    fc.property(anyTime, (now) => {
      const bookings = demoBookings(now);
      expect(new Set(bookings.map(({ id }) => id)).size).toBe(bookings.length);
      expect(new Set(bookings.map(({ bookingNo }) => bookingNo)).size).toBe(bookings.length);
      for (const { id, orderId, customer, moments } of bookings) {
        const second = Math.floor(moments.booked / 1000) - 1_735_689_600;
        expect(Number.isSafeInteger(id)).toBe(true);
        expect([id, orderId].map((each) => Math.floor(each / 2 ** 22))).toEqual([second, second]);
        const inOrder = bookings.filter((booking) => booking.orderId === orderId);
        expect(inOrder.every((booking) => booking.customer === customer)).toBe(true);
      }
    }),
    { numRuns: 20 },
  );
});

it('demo world is equal for equal times', () => {
  fc.assert(
    fc.property(anyTime, (now) => {
      expect(demoBookings(now)).toEqual(demoBookings(now));
    }),
  );
});
