import type { Instant } from '../dates/instant.ts';
import type { BookingState } from '../bookings/booking.ts';
import { decide, type LifecycleRefusal } from '../bookings/lifecycle.ts';
import { accepted, refused, type Result } from '../result.ts';

/** Earlier than this nobody is on the way to a visit. */
const EARLIEST_MS = 3 * 60 * 60_000;

/** Whether the serviceman may report being on the way; only a booking that can be started has a way to it. */
export const setOff = (booking: {
  readonly state: BookingState;
  readonly scheduledAt: Instant;
  readonly now: Instant;
}): Result<null, LifecycleRefusal | 'set-off.too-early'> => {
  const { state, scheduledAt, now } = booking;
  const start = decide(state, 'start', 'serviceman');
  if (!start.ok) return start;
  return now < scheduledAt - EARLIEST_MS ? refused('set-off.too-early') : accepted(null);
};
