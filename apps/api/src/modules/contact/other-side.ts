import type { BookingRow } from '#modules/bookings/index';
import type { CallScope } from '#wire/define-handler';

/** Account of the other side of a booking; null before the assignment. */
export const otherSide = ({ who }: Pick<CallScope, 'who'>, booking: BookingRow): number | null =>
  who.role === 'customer' ? booking.serviceman_id : booking.customer_id;
