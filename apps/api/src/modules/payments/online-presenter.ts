import type { OnlineState } from '@karigar/domain/payments/online-payment';
import type { Transaction } from '#platform/db';
import { advanceDue } from '@karigar/domain/payments/advance';
import type { Payable } from './online-payment-store.ts';
import { readNewestOnlinePayment, type OnlinePaymentRow } from './online-payment-store.ts';

/** A page that was replaced by another one is as good as expired, and one with a failed attempt is still open. */
export const onlineStateOf = (
  row: OnlinePaymentRow,
): { readonly state: OnlineState; readonly at: Date } => {
  if (row.state !== 'waiting') return { state: row.state, at: row.changed_at };
  if (row.replaced_at !== null) return { state: 'expired', at: row.replaced_at };
  if (row.failed_at !== null) return { state: 'failed', at: row.failed_at };
  return { state: 'waiting', at: row.changed_at };
};

/** The newest payment in the app of a booking, for its customer; null before the first. */
export const newestOnlinePayment = async (tx: Transaction, bookingId: number) => {
  const row = await readNewestOnlinePayment(tx, bookingId);
  if (row === null) return null;
  const { id: paymentId, amount, back } = row;
  return { paymentId, amount, back, state: onlineStateOf(row).state };
};

/** What the service asked for before the work, and what of it is still to pay; null where it asked for nothing. */
export const presentAdvance = (booking: Payable) =>
  booking.advance > 0 ? { amount: booking.advance, due: advanceDue(booking) } : null;
