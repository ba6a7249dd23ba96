import type { BookingState } from '../bookings/booking.ts';
import type { Paise } from '../money.ts';
import { accepted, refused, type Result } from '../result.ts';

type Refusal = 'payment.work-not-ended' | 'payment.nothing-due';

/** The amount of a UPI request: the whole due, once the total is frozen. A request proves no payment. */
export const askByUpi = (booking: {
  readonly state: BookingState;
  readonly due: Paise;
}): Result<Paise, Refusal> => {
  if (booking.state !== 'ended' && booking.state !== 'completed') {
    return refused('payment.work-not-ended');
  }
  return booking.due > 0 ? accepted(booking.due) : refused('payment.nothing-due');
};
