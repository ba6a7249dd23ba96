import type { BookingState } from '../bookings/booking.ts';
import type { Paise } from '../money.ts';
import { accepted, refused, type Result } from '../result.ts';

type Refusal = 'payment.work-not-ended' | 'payment.nothing-due';

/** What a UPI code asks for: the whole due, once the total is frozen. It proves no payment. */
export const askByUpi = (booking: {
  readonly state: BookingState;
  readonly due: Paise;
}): Result<Paise, Refusal> => {
  if (booking.state !== 'ended' && booking.state !== 'completed') {
    return refused('payment.work-not-ended');
  }
  return booking.due > 0 ? accepted(booking.due) : refused('payment.nothing-due');
};
