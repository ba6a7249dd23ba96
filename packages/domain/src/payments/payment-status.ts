import type { BookingState } from '../bookings/booking.ts';
import { isCancelled } from '../bookings/status.ts';
import type { Paise } from '../money.ts';

/** `none` is a booking whose payment nobody asked for yet, or a word we do not know. */
export type PaymentStatus = 'paid' | 'pending' | 'none';

/** Lists say 'Paid' and 'Pending', details say 8 for pending: both are read everywhere. */
export const readPaymentStatus = (written: string | number | null): PaymentStatus => {
  if (written === 'Paid') return 'paid';
  return written === 'Pending' || written === 8 || written === '8' ? 'pending' : 'none';
};

const WORDS: Record<PaymentStatus, string | null> = {
  paid: 'Paid',
  pending: 'Pending',
  none: null,
};

export const writePaymentStatus = (status: PaymentStatus): string | null => WORDS[status];

/** Nothing is asked for a booking that came to nothing; the rest waits until its total is paid. */
export const paymentStatusOf = (booking: {
  readonly state: BookingState;
  readonly paid: Paise;
  readonly totalAfterEnd: Paise | null;
}): PaymentStatus => {
  const { state, paid, totalAfterEnd } = booking;
  if (state === 'cancelled' || state === 'refused') return 'none';
  return totalAfterEnd !== null && paid >= totalAfterEnd ? 'paid' : 'pending';
};

/** Whether the money of a booking is still to be taken: nothing is owed for one that came to nothing. */
export const isPaymentOpen = (booking: {
  readonly statusName: string | null;
  readonly paymentStatus: PaymentStatus;
}): boolean => booking.paymentStatus === 'pending' && !isCancelled(booking.statusName);
