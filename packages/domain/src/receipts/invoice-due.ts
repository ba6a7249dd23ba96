import type { BookingState } from '../bookings/booking.ts';
import type { Paise } from '../money.ts';

/**
 * An invoice is owed from the first of two moments: the bill is paid, or the work is completed.
 * Nothing is invoiced before the total is frozen, nor for nothing.
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
