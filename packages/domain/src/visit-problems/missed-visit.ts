import type { Instant } from '../dates/instant.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { BookingState } from '../bookings/booking.ts';
import { happenedAt, type Claim } from '../bookings/claimed-time.ts';
import { isBeforeMove, type Move } from '../bookings/late-case.ts';
import { decide, type LifecycleRefusal } from '../bookings/lifecycle.ts';
import { metresBetween, type Place } from '../bookings/place.ts';

/** How long an operator has to decide. */
const DECIDE_MS = 24 * 3_600_000;

/** Until when an operator decides about a visit that the serviceman reported at this time. */
export const visitDecisionDue = (reportedAt: Instant): Instant => reportedAt + DECIDE_MS;

export type MissedVisit = {
  /** On the server's clock, clamped to what is possible. */
  readonly cameAt: Instant;
  readonly leftAt: Instant;
  /** Distance from the door; null when the phone's or the booking's place is unknown. */
  readonly metres: number | null;
  readonly dueAt: Instant;
};

/**
 * Nobody opened, reported while offline. The phone's claims are evidence and not proof, because the
 * customer was not notified of the arrival. So the report is always taken, charges nothing, and an
 * operator decides by `dueAt`.
 */
export const missedVisit = (report: {
  readonly state: BookingState;
  readonly bookedAt: Instant;
  /** The arrival time that the phone claims. */
  readonly came: Claim;
  /** The departure time, on the server's clock. */
  readonly leftAt: Instant;
  /** The customer's reschedules. */
  readonly moves: readonly Move[];
  readonly here: Place | null;
  readonly door: Place | null;
  readonly now: Instant;
}): Result<MissedVisit, LifecycleRefusal | 'booking.moved'> => {
  const decision = decide(report.state, 'no-show', 'serviceman');
  if (!decision.ok) return decision;
  const { here, door, leftAt, now } = report;
  if (isBeforeMove(leftAt, report.moves)) return refused('booking.moved');
  const cameAt = Math.min(leftAt, happenedAt(report.came, report.bookedAt, now));
  const metres = here === null || door === null ? null : metresBetween(here, door);
  return accepted({ cameAt, leftAt, metres, dueAt: visitDecisionDue(now) });
};

/**
 * The operator has decided: charged or not, the booking ends as a no-show visit, or ended so when
 * the report came from the door. Any other booking has no case. A visit that was not paid may still
 * be charged, after the serviceman questioned the decision.
 */
export const decideMissedVisit = (booking: {
  readonly state: BookingState;
  readonly isOpen: boolean;
  readonly outcome: 'charged' | 'waived';
  /** The decision before, if any. */
  readonly decided: 'charged' | 'waived' | null;
}): Result<BookingState, 'visit.no-case'> => {
  const { state, isOpen, outcome, decided } = booking;
  const isOver = state === 'cancelled';
  if (isOver && (isOpen || (decided === 'waived' && outcome === 'charged'))) return accepted(state);
  const decision = decide(state, 'no-show', 'serviceman');
  return isOpen && decision.ok ? decision : refused('visit.no-case');
};
