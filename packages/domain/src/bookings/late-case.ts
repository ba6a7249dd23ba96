import { dayOf } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';
import type { NotificationKind } from '../notifications/notification-kinds.ts';

/** Commands that arrived too late to be taken and that an operator must settle: docs/late-arrivals.md. */
export const LATE_CASES = [
  'cash-not-taken',
  'work-not-taken',
  'code-expired',
  'started-before-move',
] as const;
export type LateCase = (typeof LATE_CASES)[number];

const HOUR_MS = 3_600_000;
const DUE_MS: Record<LateCase, number> = {
  'cash-not-taken': 24 * HOUR_MS,
  'work-not-taken': 48 * HOUR_MS,
  'code-expired': 24 * HOUR_MS,
  'started-before-move': 24 * HOUR_MS,
};

/** The deadline for the answer promised to both sides. */
export const lateCaseDue = (kind: LateCase, openedAt: Instant): Instant => openedAt + DUE_MS[kind];

/** The notification to each side when a case opens. */
export const LATE_CASE_NOTIFICATIONS: Record<
  LateCase,
  { readonly serviceman: NotificationKind; readonly customer: NotificationKind }
> = {
  'cash-not-taken': { serviceman: 'late-cash', customer: 'late-cash-reported' },
  'work-not-taken': { serviceman: 'late-work', customer: 'late-work-reported' },
  'code-expired': { serviceman: 'late-code', customer: 'late-code-reported' },
  'started-before-move': { serviceman: 'late-start', customer: 'late-start-reported' },
};

/** A younger command did not wait for a network: the person who tapped reads the refusal and did no work on it. */
const LATE_MS = 60_000;

/** The booking is cancelled, or assigned to somebody else. */
const GONE: ReadonlySet<string> = new Set(['booking.cancelled', 'booking.reassigned']);
/** These commands prove that work was done. A start alone may be a tap on an outdated screen. */
const WORK: ReadonlySet<string> = new Set(['hold', 'resume', 'end', 'verify']);
const CASH_LEFT_OVER: ReadonlySet<string> = new Set([
  'payment.amount-not-due',
  'payment.nothing-due',
  'payment.work-not-ended',
]);

/** The case that a refused command opens. Cash received or unpaid work always opens one. */
export const lateCaseOf = (refused: {
  readonly command: string;
  readonly refusal: string;
  readonly ageMs: number;
}): LateCase | null => {
  const { command, refusal } = refused;
  const isGone = GONE.has(refusal);
  const isLate = refused.ageMs >= LATE_MS;
  if (command === 'pay')
    return isGone || (isLate && CASH_LEFT_OVER.has(refusal)) ? 'cash-not-taken' : null;
  if (isGone && (WORK.has(command) || (command === 'start' && isLate))) return 'work-not-taken';
  return command === 'verify' && refusal === 'otp.expired' && isLate ? 'code-expired' : null;
};

/** A reschedule by the customer while the booking was assigned; the latest first. */
export type Move = { readonly from: Instant; readonly movedAt: Instant };

/**
 * The time agreed for the day on which the work began, if the customer has moved the visit to
 * another day since. Work that the customer let happen counts: the booking returns to that time.
 */
export const startedBeforeMove = (start: {
  readonly at: Instant;
  readonly scheduledAt: Instant;
  readonly moves: readonly Move[];
}): Instant | null => {
  const day = dayOf(start.at);
  if (day === dayOf(start.scheduledAt)) return null;
  return start.moves.find(({ from }) => dayOf(from) === day)?.from ?? null;
};

/** Whether a command refers to a time that has been rescheduled since. */
export const isBeforeMove = (at: Instant, moves: readonly Move[]): boolean =>
  moves.some(({ movedAt }) => movedAt > at);
