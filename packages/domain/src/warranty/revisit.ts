import type { BookingState } from '../bookings/booking.ts';
import type { Instant } from '../dates/instant.ts';
import { paise, type Paise } from '../money.ts';
import { accepted, refused, type Result } from '../result.ts';
import { FULL_VISIT_CHARGE } from '../visit-problems/not-home.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The serviceman who did the work is asked alone for at most so long: a night, and the morning after it. */
const FIRST_ALONE = 12 * HOUR;
/** A person of the team has arranged the revisit within a day, and at the latest so long before the visit. */
const ARRANGE = 24 * HOUR;
const BEFORE_VISIT = 3 * HOUR;
const LEAST = 30 * MINUTE;

/** What a customer may write about the fault. */
export const LONGEST_CLAIM = 500;

export type ClaimRefusal = 'warranty.not-covered' | 'warranty.already-claimed';

/** The same fault again, while the warranty lasts: one revisit at a time, and of the first work alone. */
export const mayClaim = (booking: {
  /** The last day of the warranty, as coveredUntil says. */
  readonly coveredUntil: Instant | null;
  readonly state: BookingState;
  /** A revisit for this booking is still to come. */
  readonly hasOpenRevisit: boolean;
}): Result<null, ClaimRefusal> => {
  if (booking.coveredUntil === null || booking.state !== 'completed')
    return refused('warranty.not-covered');
  return booking.hasOpenRevisit ? refused('warranty.already-claimed') : accepted(null);
};

/** By when somebody is found for the revisit; until then it waits for a person of the team. */
export const revisitDue = (claimedAt: Instant, visitAt: Instant): Instant =>
  Math.max(claimedAt + LEAST, Math.min(claimedAt + ARRANGE, visitAt - BEFORE_VISIT));

/** Until when the serviceman who did the work is asked alone. */
export const firstAloneUntil = (since: Instant, visitAt: Instant): Instant =>
  since + Math.min(FIRST_ALONE, Math.max(0, visitAt - since) / 3);

/**
 * The published rule of pay: who did the work stands by it without pay. Anybody else gets the serviceman's part of a
 * visit, which the marketplace bears. The customer pays nothing in either case.
 */
export const revisitPrice = (firstId: number, servicemanId: number): Paise =>
  firstId === servicemanId ? paise(0) : FULL_VISIT_CHARGE;
