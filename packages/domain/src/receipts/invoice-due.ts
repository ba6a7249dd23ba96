import type { BookingState } from '../bookings/booking.ts';
import type { Paise } from '../money.ts';

/**
 * An invoice is due when the bill is paid or the work is completed, whichever comes first. No
 * invoice before the total is frozen, and none for a total of zero.
 */
export const isInvoiceDue = (booking: {
  readonly state: BookingState;
  readonly paid: Paise;
  readonly totalAfterEnd: Paise | null;
}): boolean => {
  const { state, paid, totalAfterEnd } = booking;
  if (totalAfterEnd === null || totalAfterEnd === 0) return false;
  return state === 'completed' || (state === 'ended' && paid >= totalAfterEnd);
};
