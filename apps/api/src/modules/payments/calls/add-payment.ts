import { addPayment } from '@karigar/contract/payments/add-payment';
import { paise } from '@karigar/domain/money';
import { amountDue } from '@karigar/domain/payments/amount-due';
import { takePayment } from '@karigar/domain/payments/take-payment';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { actOnBooking } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { recordPayment } from '../record-payment.ts';

export const addPaymentHandler = defineHandler(addPayment, (input, scope) => {
  const { amount, mode } = input;
  return actOnBooking(scope, {
    ref: input,
    command: 'pay',
    claimedAt: input.claimedAt,
    cash: amount,
    details: { amount, mode },
    decide: async (booking) => {
      // The booking stores the sum of its payments, protected by the lock and a table constraint.
      const { state, paid, total_after_end: total } = booking;
      const due = amountDue(total ?? paise(0), [paid]);
      const taken = takePayment({ state, due, amount, mode });
      if (!taken.ok) return taken;
      const { tx, now, who } = scope;
      const by = accountOf(who);
      return accepted(await recordPayment({ tx, now, by }, booking, { amount: taken.value, mode }));
    },
  });
});
