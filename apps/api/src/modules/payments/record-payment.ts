import { sumOf, type Paise } from '@karigar/domain/money';
import { accountOf } from '#auth/who';
import { notifyCustomer, type Acted, type BookingRow } from '#modules/bookings/index';
import { writePayment } from '#modules/ledger/index';
import type { CallScope } from '#wire/define-handler';
import { insertPayment } from './payment-store.ts';
import { warnOfCash } from './warn-of-cash.ts';

/** Records an accepted payment of any kind with all its side effects. */
export const recordPayment = async (
  scope: CallScope,
  booking: BookingRow,
  { amount, mode }: { readonly amount: Paise; readonly mode: string },
): Promise<Acted> => {
  const { tx, now, who } = scope;
  const by = accountOf(who);
  const bookingId = booking.id;
  const takenAt = new Date(now);
  const id = await insertPayment(tx, { bookingId, amount, mode, takenBy: by, takenAt });
  const cash = await writePayment(tx, booking, { id, amount, mode }, { now, by });
  await warnOfCash(scope, booking, cash);
  return {
    change: { paid: sumOf([booking.paid, amount]) },
    notification: notifyCustomer('payment-received', { amount })(booking),
  };
};
