import type { BookingRow } from '#modules/bookings/index';
import type { CallScope } from '#wire/define-handler';

/** Whom the caller deals with in this booking; null where nobody has it yet. */
export const otherSide = ({ who }: Pick<CallScope, 'who'>, booking: BookingRow): number | null =>
  who.role === 'customer' ? booking.serviceman_id : booking.customer_id;
