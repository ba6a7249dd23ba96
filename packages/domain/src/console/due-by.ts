import type { BookingState } from '../bookings/booking.ts';
import { nextVisit } from '../bookings/next-visit.ts';
import { addDays, dayOf, startOfDay, type IndiaDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';
import { isOverdue, OVERDUE_MS } from '../visit-problems/running-late.ts';
import { overdueHelpDue } from '../visit-problems/trouble.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A person looks for somebody within ten minutes, and at the latest an hour before the visit. */
const NOBODY_TOOK_MS = 10 * MINUTE;
const BEFORE_VISIT_MS = HOUR;

/** Ended work is usually closed with its code at once; then the team asks, and has half an hour from the end. */
const NO_CODE_AFTER_MS = 10 * MINUTE;
const NO_CODE_DUE_MS = 30 * MINUTE;

/** Why a booking waits for a person of the team. */
export const WAITING_KINDS = ['nobody-took', 'overdue', 'held-due', 'no-code'] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

export type WaitingFacts = {
  readonly state: BookingState;
  readonly scheduledAt: Instant;
  readonly expectedAt: Instant | null;
  readonly arrivedAt: Instant | null;
  /** The serviceman reports that nobody opened: another case. */
  readonly missedAt: Instant | null;
  readonly heldUntil: IndiaDay | null;
  readonly endedAt: Instant | null;
  /** When the booking came into its state. */
  readonly since: Instant;
};

export type Waiting = { readonly kind: WaitingKind; readonly dueAt: Instant };

/** Nobody has this booking since then: also when a serviceman gave it back shortly before the visit. */
export const nobodyTookDue = (since: Instant, scheduledAt: Instant): Instant =>
  Math.min(since + NOBODY_TOOK_MS, scheduledAt - BEFORE_VISIT_MS);

/** What has no promised time of its own is due so long after it began to wait. */
export const DUE_AFTER_MS = {
  'visit-due': 48 * HOUR,
  'late-action': 4 * HOUR,
  countersign: HOUR,
  recovery: 24 * HOUR,
  case: 48 * HOUR,
  upi: 30 * MINUTE,
} as const;

/** The bank shows a deposit on the next day: it is looked for until noon. */
export const depositDue = (depositedAt: Instant): Instant =>
  startOfDay(addDays(dayOf(depositedAt), 1)) + 12 * HOUR;

/** What of this booking waits for a person, and by when somebody must have acted; null for nothing. */
export const waitingOf = (booking: WaitingFacts, now: Instant): Waiting | null => {
  const { state, scheduledAt, heldUntil, endedAt, since } = booking;
  if (state === 'refused') {
    return { kind: 'nobody-took', dueAt: nobodyTookDue(since, scheduledAt) };
  }
  if (booking.missedAt === null && isOverdue({ ...booking, now }))
    return {
      kind: 'overdue',
      dueAt: overdueHelpDue((booking.expectedAt ?? scheduledAt) + OVERDUE_MS),
    };
  if (state === 'held' && heldUntil !== null && heldUntil <= dayOf(now))
    return { kind: 'held-due', dueAt: nextVisit({ state, scheduledAt, heldUntil }) };
  if (state === 'ended' && endedAt !== null && now >= endedAt + NO_CODE_AFTER_MS)
    return { kind: 'no-code', dueAt: endedAt + NO_CODE_DUE_MS };
  return null;
};
