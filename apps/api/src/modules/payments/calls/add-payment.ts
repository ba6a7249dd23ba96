import { addPayment } from '@karigar/contract/payments/add-payment';
import { paise } from '@karigar/domain/money';
import { amountDue } from '@karigar/domain/payments/amount-due';
import { takePayment } from '@karigar/domain/payments/take-payment';
import { accepted } from '@karigar/domain/result';
import { actOnBooking } from '#modules/bookings/index';
import { answer } from '#wire/define-handler';
import { recordPayment } from '../record-payment.ts';

export const addPaymentAnswer = answer(addPayment, (input, scope) => {
  const { amount, mode } = input;
  return actOnBooking(scope, {
    ref: input,
    command: 'pay',
    claimedAt: input.claimedAt,
    details: { amount, mode },
    decide: async (booking) => {
      // The sum of its payments stands on the booking, under the lock and the table's own check.
      const { state, paid, total_after_end: total } = booking;
      const due = amountDue(total ?? paise(0), [paid]);
      const taken = takePayment({ state, due, amount, mode });
      if (!taken.ok) return taken;
      return accepted(await recordPayment(scope, booking, { amount: taken.value, mode }));
    },
  });
});
