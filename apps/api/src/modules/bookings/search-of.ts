import type { Instant } from '@karigar/domain/dates/instant';
import { searchPlan, type SearchPlan } from '@karigar/domain/offers/search-plan';
import { searchState, type SearchState } from '@karigar/domain/offers/search-state';
import type { Actor } from '@karigar/domain/roles';
import type { BookingRow } from './booking-row.ts';

type Row = Pick<BookingRow, 'state' | 'scheduled_at' | 'booked_at' | 'waiting_since'>;

/** When the search for somebody began. */
export const searchedSince = ({ waiting_since: since, booked_at: booked }: Row): Instant =>
  (since ?? booked).getTime();

export const searchPlanOf = (booking: Row): SearchPlan =>
  searchPlan(booking.scheduled_at.getTime(), searchedSince(booking));

/** Who comes, while nobody is assigned: the one state for the customer, the operators and the notifications. */
export const searchStateOf = (booking: Row, cancelledBy: Actor | null): SearchState | null =>
  searchState({
    state: booking.state,
    startsAt: booking.scheduled_at.getTime(),
    since: searchedSince(booking),
    cancelledBy,
  });
