import type { BookingState } from '../bookings/booking.ts';
import { addDays, dayOf, startOfDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';

/** The last day on which the same fault is repaired free; null without a warranty, before the end and after it. */
export const coveredUntil = ({
  state,
  endedAt,
  coverDays,
  now,
}: {
  readonly state: BookingState;
  readonly endedAt: Instant | null;
  readonly coverDays: number;
  readonly now: Instant;
}): Instant | null => {
  if ((state !== 'ended' && state !== 'completed') || endedAt === null || coverDays === 0)
    return null;
  const last = addDays(dayOf(endedAt), coverDays);
  return dayOf(now) > last ? null : startOfDay(last);
};
