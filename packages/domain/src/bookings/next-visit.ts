import { dayOf, startOfDay, type IndiaDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';
import type { BookingState } from './booking.ts';

/** When somebody has to be there: held work goes on at the same time of the day until which it is held. */
export const nextVisit = (visit: {
  readonly state: BookingState;
  readonly scheduledAt: Instant;
  readonly heldUntil: IndiaDay | null;
}): Instant => {
  const { state, scheduledAt, heldUntil } = visit;
  if (state !== 'held' || heldUntil === null) return scheduledAt;
  const sinceMidnight = scheduledAt - startOfDay(dayOf(scheduledAt));
  return Math.max(scheduledAt, startOfDay(heldUntil) + sinceMidnight);
};
