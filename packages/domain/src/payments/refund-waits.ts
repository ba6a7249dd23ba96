import type { Instant } from '../dates/instant.ts';
import { addWorkingDays } from '../dates/working-days.ts';

/** The first failures pass by themselves more often than not: it is asked for again within seconds. */
export const STUCK_ATTEMPT = 3;
/** The customer reads "usually within 7 working days": the team looks before that. */
const SLOW_DAYS = 5;
const DUE_DAYS = 6;

/** The customer reads "usually within 2 working days". */
export const transferDue = (askedAt: Instant): Instant => addWorkingDays(askedAt, 1);

/** By when a person must have looked at a refund to the source; null while it goes on by itself. */
export const refundWaits = (
  { askedAt, attempt }: { readonly askedAt: Instant; readonly attempt: number },
  now: Instant,
): Instant | null => {
  if (attempt >= STUCK_ATTEMPT) return addWorkingDays(askedAt, 1);
  return now < addWorkingDays(askedAt, SLOW_DAYS) ? null : addWorkingDays(askedAt, DUE_DAYS);
};
