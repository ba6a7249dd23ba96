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

/** Consumer law for online marketplaces: a person answers within two days and resolves within a month. */
export const ticketDeadlines = (
  openedAt: Instant,
): { readonly acknowledgeBy: Instant; readonly resolveBy: Instant } => ({
  acknowledgeBy: openedAt + ACKNOWLEDGE,
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
