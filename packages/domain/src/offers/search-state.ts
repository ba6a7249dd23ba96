import type { BookingState } from '../bookings/booking.ts';
import type { Instant } from '../dates/instant.ts';
import type { Actor } from '../roles.ts';
import { searchPlan } from './search-plan.ts';

export const SEARCH_KINDS = ['searching', 'with-operations', 'nobody-came'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/**
 * The one truth about who comes while nobody is assigned. The customer's screen, the notifications
 * and the operators' list are made from it.
 */
export type SearchState =
  /** Servicemen are asked until `until`; then operators look until `helpUntil`. */
  | { readonly kind: 'searching'; readonly until: Instant; readonly helpUntil: Instant }
  /** Operators look until `until`; then the booking is cancelled free of charge. */
  | { readonly kind: 'with-operations'; readonly until: Instant; readonly helpUntil: Instant }
  | { readonly kind: 'nobody-came'; readonly until: null; readonly helpUntil: null };

export type Searched = {
  readonly state: BookingState;
  readonly startsAt: Instant;
  /** When the search began: booked, given back, reopened or moved to another time. */
  readonly since: Instant;
  /** Who cancelled it; null when it is not cancelled. */
  readonly cancelledBy: Actor | null;
};

/** Null while somebody is assigned, and when the booking ended in another way. */
export const searchState = (booking: Searched): SearchState | null => {
  const { askUntil, helpUntil } = searchPlan(booking.startsAt, booking.since);
  switch (booking.state) {
    case 'requested':
    case 'offered':
      return { kind: 'searching', until: askUntil, helpUntil };
    case 'refused':
      return { kind: 'with-operations', until: helpUntil, helpUntil };
    case 'cancelled':
      return booking.cancelledBy === 'system'
        ? { kind: 'nobody-came', until: null, helpUntil: null }
        : null;
    case 'assigned':
    case 'started':
    case 'held':
    case 'ended':
    case 'completed':
      return null;
  }
};
