import type { BookingState } from '../bookings/booking.ts';

const WITH_CONTACT: ReadonlySet<BookingState> = new Set(['assigned', 'started', 'held', 'ended']);

/** A phone number is shown only while both sides have open work together. */
export const showsContact = (state: BookingState): boolean => WITH_CONTACT.has(state);
