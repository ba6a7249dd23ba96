import type { BookingState } from '../bookings/booking.ts';

const WITH_CONTACT: ReadonlySet<BookingState> = new Set(['assigned', 'started', 'held', 'ended']);

/** A number is shown while there is work to do with its owner, and neither before nor after. */
export const showsContact = (state: BookingState): boolean => WITH_CONTACT.has(state);
