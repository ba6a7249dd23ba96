import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Instant } from '@karigar/domain/dates/instant';

const MINUTE_MS = 60_000;
/** A phone that is awake and online contacts the server at least this often. */
const QUIET_MS = 20 * MINUTE_MS;
const NEAR_MS = 120 * MINUTE_MS;

/** Whether the silence of the serviceman's phone matters now: the server should have heard from it. */
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
