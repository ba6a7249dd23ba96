import { expect, it } from 'vitest';
import { BOOKING_STATES } from '../bookings/booking.ts';
import { alarmDue, coarse, mayRaiseAlarm } from './alarm.ts';

it('an alarm is due a minute later', () => {
  expect(alarmDue(1000)).toBe(61_000);
});

it('an alarm is raised while the two sides have to do with each other', () => {
  expect(BOOKING_STATES.filter((state) => mayRaiseAlarm(state).ok)).toEqual([
    'assigned',
    'started',
    'held',
    'ended',
  ]);
});

it('a position of an alarm is known to a hundred metres', () => {
  expect(coarse(18.507_449)).toBe(18.507);
});
