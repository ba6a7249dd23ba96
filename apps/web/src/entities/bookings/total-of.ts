import type { Booking } from '@karigar/contract/bookings/booking';
import { billOf } from '@karigar/domain/bookings/bill';
import type { Paise } from '@karigar/domain/money';

/** What the end of the work froze; where there was none, what the bill comes to. */
export const totalOf = ({ totalAfterEnd, total, addOns }: Booking): Paise =>
  totalAfterEnd ?? billOf(total, addOns).total;
