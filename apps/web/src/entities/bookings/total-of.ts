import type { Booking } from '@karigar/contract/bookings/booking';
import { billOf } from '@karigar/domain/bookings/bill';
import type { Paise } from '@karigar/domain/money';

/** The total that the end of work froze; before that, the sum of the bill. */
export const totalOf = ({ totalAfterEnd, total, addOns }: Booking): Paise =>
  totalAfterEnd ?? billOf(total, addOns).total;
