import type { Instant } from '@karigar/domain/dates/instant';
import { sumOf, type Paise } from '@karigar/domain/money';
import { notifyCustomer, type BookingRow } from '#modules/bookings/index';
import { writePayment } from '#modules/ledger/index';
import type { Transaction } from '#platform/db';
import { insertPayment } from './payment-store.ts';
import { warnOfCash } from './warn-of-cash.ts';

type Recording = {
  readonly tx: Transaction;
  readonly now: Instant;
  /** Who took it, or paid it in the app. */
  readonly by: number;
};

/** Records an accepted payment of any kind with all its side effects. */
export const recordPayment = async (
  scope: Recording,
  booking: BookingRow,
  { amount, mode }: { readonly amount: Paise; readonly mode: string },
) => {
  const { tx, now, by } = scope;
  const bookingId = booking.id;
  const takenAt = new Date(now);
  const id = await insertPayment(tx, { bookingId, amount, mode, takenBy: by, takenAt });
  const cash = await writePayment(tx, booking, { id, amount, mode }, { now, by });
  await warnOfCash(scope, booking, cash);
  return {
    paymentId: id,
    change: { paid: sumOf([booking.paid, amount]) },
    notification: notifyCustomer('payment-received', { amount })(booking),
  };
};
