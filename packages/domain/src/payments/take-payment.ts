import type { BookingState } from '../bookings/booking.ts';
import { type Paise } from '../money.ts';
import { accepted, refused, type Result } from '../result.ts';

export const PAYMENT_MODES = ['cash'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

export type PaymentRefusal =
  | 'booking.cancelled'
  | 'payment.work-not-ended'
  | 'payment.nothing-due'
  | 'payment.amount-not-due'
  | 'payment.mode-not-offered';

const isPaymentMode = (mode: string): mode is PaymentMode =>
  PAYMENT_MODES.some((known) => known === mode);

/** Cash pays the whole due amount or nothing, and only once the total is frozen by the end. */
export const takePayment = (payment: {
  readonly state: BookingState;
  readonly due: Paise;
  readonly amount: Paise;
  readonly mode: string;
}): Result<Paise, PaymentRefusal> => {
  if (payment.state === 'cancelled') return refused('booking.cancelled');
  if (payment.state !== 'ended' && payment.state !== 'completed') {
    return refused('payment.work-not-ended');
  }
  if (!isPaymentMode(payment.mode)) return refused('payment.mode-not-offered');
  if (payment.due <= 0) return refused('payment.nothing-due');
  return payment.amount === payment.due
    ? accepted(payment.amount)
    : refused('payment.amount-not-due');
};
