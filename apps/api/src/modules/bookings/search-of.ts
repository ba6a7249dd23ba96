import type { Instant } from '@karigar/domain/dates/instant';
import { searchPlan, type SearchPlan } from '@karigar/domain/offers/search-plan';
import { searchState, type SearchState } from '@karigar/domain/offers/search-state';
import type { Actor } from '@karigar/domain/roles';
import type { BookingRow } from './booking-row.ts';
import type { BookingNotification } from './change-store.ts';
import { notifyCustomer } from './notify.ts';

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

/** For a customer who wanted somebody else: until when somebody is looked for, for a visit at this time. */
export const notifyOfSearch = (
  booking: BookingRow,
  at: Instant,
  now: Instant,
): BookingNotification => {
  const searched = { ...booking, scheduled_at: new Date(at), waiting_since: new Date(now) };
  const { helpUntil: by } = searchPlanOf(searched);
  return { ...notifyCustomer('somebody-else', { by })(booking), sender: null };
};
