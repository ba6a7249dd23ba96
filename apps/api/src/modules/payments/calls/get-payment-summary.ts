import { getPaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { billTotal } from '@karigar/domain/bookings/bill';
import { accepted, refused } from '@karigar/domain/result';
import { readAddOns, readOwnBooking } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { readPayments } from '../payment-store.ts';

export const getPaymentSummaryHandler = defineHandler(getPaymentSummary, async (input, scope) => {
  const booking = await readOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  const rows = await readPayments(scope.tx, booking.id);
  const paid = {
    payments: rows.map(({ amount }) => amount),
    isPaidOnline: rows.some(({ mode }) => mode === 'online'),
  };
  if (booking.total_after_end !== null) {
    return accepted({ totalAfterEnd: booking.total_after_end, ...paid });
  }
  // Not ended yet: the total so far.
  const total = billTotal(booking.total, await readAddOns(scope.tx, booking.id));
  return accepted({ totalAfterEnd: total, ...paid });
});
