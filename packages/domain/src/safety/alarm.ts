import type { BookingState } from '../bookings/booking.ts';
import { showsContact } from '../contact/contact.ts';
import type { Instant } from '../dates/instant.ts';
import { accepted, refused, type Result } from '../result.ts';

/** A person of the team calls within a minute. */
const ALARM_DUE = 60_000;

/** Held so long, no pocket sends it. */
export const HOLD_MS = 2000;

export const alarmDue = (raisedAt: Instant): Instant => raisedAt + ALARM_DUE;

/** While the two sides have to do with each other, like chat and phone calls. */
export const mayRaiseAlarm = (state: BookingState): Result<null, 'alarm.no-visit'> =>
  showsContact(state) ? accepted(null) : refused('alarm.no-visit');

/** About a hundred metres: enough to send somebody, with the address of the booking. */
export const coarse = (degrees: number): number => Math.round(degrees * 1000) / 1000;
