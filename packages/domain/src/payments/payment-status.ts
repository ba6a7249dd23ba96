import type { BookingState } from '../bookings/booking.ts';
import { isCancelled } from '../bookings/status.ts';
import type { Paise } from '../money.ts';

/** `none`: no payment was requested yet, or the value is unknown. */
export type PaymentStatus = 'paid' | 'pending' | 'none';

/** Lists send 'Paid' and 'Pending', details send 8 for pending: both are accepted everywhere. */
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

/** A cancelled booking has no payment; others are pending until the total is paid. */
export const paymentStatusOf = (booking: {
  readonly state: BookingState;
  readonly paid: Paise;
  readonly totalAfterEnd: Paise | null;
}): PaymentStatus => {
  const { state, paid, totalAfterEnd } = booking;
  if (state === 'cancelled') return 'none';
  return totalAfterEnd !== null && paid >= totalAfterEnd ? 'paid' : 'pending';
};

/** Whether the payment is still to be taken: a cancelled booking owes nothing. */
export const isPaymentOpen = (booking: {
  readonly statusName: string | null;
  readonly paymentStatus: PaymentStatus;
}): boolean => booking.paymentStatus === 'pending' && !isCancelled(booking.statusName);
