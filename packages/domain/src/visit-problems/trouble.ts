import type { Instant } from '../dates/instant.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { BookingState } from '../bookings/booking.ts';
import { showsContact } from '../contact/contact.ts';
import { isOverdue } from './running-late.ts';

const MINUTE_MS = 60_000;

/** Whoever comes instead needs this long to get there. */
const NOTICE_MS = 60 * MINUTE_MS;
const QUARTER_MS = 15 * MINUTE_MS;

/** Why the customer may end or change a visit at any time, free of charge. */
export const TROUBLES = ['unsafe', 'overdue'] as const;
export type Trouble = (typeof TROUBLES)[number];

/**
 * The one truth about a visit in trouble: the serviceman has not come, or the customer blocked the
 * serviceman or reported to feel unsafe. It ends when somebody else is assigned.
 */
export const troubleOf = (visit: {
  readonly state: BookingState;
  readonly scheduledAt: Instant | null;
  readonly expectedAt: Instant | null;
  readonly arrivedAt: Instant | null;
  /** The serviceman reports that nobody opened: an operator decides. */
  readonly missedAt: Instant | null;
  readonly isUnsafe: boolean;
  readonly now: Instant;
}): Trouble | null => {
  if (visit.isUnsafe && showsContact(visit.state)) return 'unsafe';
  return visit.missedAt === null && isOverdue(visit) ? 'overdue' : null;
};

export type ReplaceRefusal =
  | 'booking.not-assigned'
  | 'booking.already-started'
  | 'booking.already-ended'
  | 'booking.already-completed'
  | 'booking.cancelled'
  | 'visit.as-agreed';

/** Whether the customer may ask for somebody else: the search begins again. */
export const mayReplace = (booking: {
  readonly state: BookingState;
  readonly trouble: Trouble | null;
}): Result<'requested', ReplaceRefusal> => {
  switch (booking.state) {
    case 'requested':
    case 'offered':
    case 'refused':
      return refused('booking.not-assigned');
    case 'assigned':
      return booking.trouble === null ? refused('visit.as-agreed') : accepted('requested');
    case 'started':
    case 'held':
      return refused('booking.already-started');
    case 'ended':
      return refused('booking.already-ended');
    case 'completed':
      return refused('booking.already-completed');
    case 'cancelled':
      return refused('booking.cancelled');
  }
};

/** When somebody else can come: at the agreed time, or as soon as there is time to get there. */
export const replacementTime = (scheduledAt: Instant, now: Instant): Instant =>
  Math.max(scheduledAt, Math.ceil((now + NOTICE_MS) / QUARTER_MS) * QUARTER_MS);

/** How long an operator has to act when the two sides of a visit must not meet. */
const BLOCKED_MS = 10 * MINUTE_MS;

/** The deadline of an operator when one side blocks the other before or during a visit; null without a visit. */
export const blockedVisitDue = (state: BookingState, now: Instant): Instant | null =>
  showsContact(state) ? now + BLOCKED_MS : null;

/** How long an operator has to act on a visit to which nobody came. */
const OVERDUE_HELP_MS = 15 * MINUTE_MS;

export const overdueHelpDue = (noticedAt: Instant): Instant => noticedAt + OVERDUE_HELP_MS;
