import type { BookingState } from '../bookings/booking.ts';
import type { Instant } from '../dates/instant.ts';

export const TICKET_CATEGORIES = [
  'booking',
  'payment',
  'person',
  'privacy',
  'app',
  'other',
] as const;
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];

/** Why one side of a booking reports the other. */
export const REPORT_REASONS = ['rude', 'unsafe', 'cheating', 'outside-app', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const TICKET_STATUSES = ['open', 'acknowledged', 'answered'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** A higher number is abuse. */
export const TICKETS_A_DAY = 10;

const HOUR = 3_600_000;
const ACKNOWLEDGE = 48 * HOUR;
const RESOLVE = 30 * 24 * HOUR;

/** Minutes until an operator takes up what happens during a visit; also in the text of the Help screen. */
const URGENT = 10 * 60_000;
/** A visit is near from this long before its time. */
const NEAR = 2 * HOUR;

/**
 * Whether help is needed now and not within two days: somebody is at the door or at work, the visit
 * is near or overdue, or one side feels unsafe before a visit.
 */
export const isUrgentHelp = (
  { category, reason }: { readonly category: TicketCategory; readonly reason: ReportReason | null },
  visit: { readonly state: BookingState; readonly scheduledAt: Instant } | null,
  now: Instant,
): boolean => {
  if (visit === null || category === 'privacy' || category === 'app') return false;
  switch (visit.state) {
    case 'assigned':
      return reason === 'unsafe' || visit.scheduledAt - now <= NEAR;
    case 'started':
    case 'ended':
      return true;
    case 'held':
      return reason === 'unsafe';
    case 'requested':
    case 'offered':
    case 'refused':
    case 'completed':
    case 'cancelled':
      return false;
  }
};

/**
 * Consumer law for online marketplaces: a person answers within two days and resolves within a
 * month. During a visit a person answers within minutes.
 */
export const ticketDeadlines = (
  openedAt: Instant,
  isUrgent: boolean,
): { readonly acknowledgeBy: Instant; readonly resolveBy: Instant } => ({
  acknowledgeBy: openedAt + (isUrgent ? URGENT : ACKNOWLEDGE),
  resolveBy: openedAt + RESOLVE,
});

export const ticketStatus = (ticket: {
  readonly acknowledgedAt: Instant | null;
  readonly answeredAt: Instant | null;
}): TicketStatus => {
  if (ticket.answeredAt !== null) return 'answered';
  return ticket.acknowledgedAt === null ? 'open' : 'acknowledged';
};

/** The normalized text of a help request; null when it contains no words. */
export const readTicketWords = (written: string): string | null => {
  const words = written.replaceAll(/[^\S\n]+/g, ' ').trim();
  return /[\p{L}\p{M}]{2}/u.test(words) ? words : null;
};
