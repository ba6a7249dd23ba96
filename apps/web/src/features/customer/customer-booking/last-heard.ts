import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Instant } from '@karigar/domain/dates/instant';

const MINUTE_MS = 60_000;
/** A phone that is awake and has network is heard at least so often. */
const QUIET_MS = 20 * MINUTE_MS;
const NEAR_MS = 120 * MINUTE_MS;

/** Whether his silence matters to her now: something should have been heard of him. */
export const isQuiet = (of: {
  readonly state: BookingState;
  readonly scheduledAt: Instant | null;
  readonly lastHeardAt: Instant | null;
  readonly now: Instant;
}): boolean => {
  const { state, scheduledAt, lastHeardAt, now } = of;
  if (lastHeardAt === null || now - lastHeardAt < QUIET_MS) return false;
  if (state === 'assigned') return scheduledAt !== null && scheduledAt - now < NEAR_MS;
  return state === 'started' || state === 'ended';
};
