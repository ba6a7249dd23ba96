import { paise } from '@karigar/domain/money';
import { amountDue } from '@karigar/domain/payments/amount-due';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { actOnBooking } from '#modules/bookings/index';
import type { CallScope } from '#wire/define-handler';
import { recordPayment } from './record-payment.ts';
import { confirmRequest as saveConfirmed, findRequest } from './upi-store.ts';

/** The bank shows the money of a UPI request: now it is a payment, and both sides are told. */
export const confirmRequest = async (
  scope: CallScope,
  input: { readonly reference: string; readonly bankReference: string },
) => {
  const { tx, now, who } = scope;
  const bankReference = input.bankReference.trim();
  if (bankReference === '') return refused('upi.bank-reference-missing');
  const found = await findRequest(tx, input.reference);
  if (found === null) return refused('upi.not-found');
  const result = await actOnBooking(scope, {
    ref: found,
    command: 'pay',
    details: { mode: 'upi', amount: found.amount, reference: input.reference, bankReference },
    decide: async (booking) => {
      // Read again under the booking's lock: another call may just have confirmed it.
      const request = await findRequest(tx, input.reference);
      if (request?.status !== 'waiting') return refused('upi.not-waiting');
      const due = amountDue(booking.total_after_end ?? paise(0), [booking.paid]);
      if (due !== request.amount) return refused('payment.amount-not-due');
      const by = accountOf(who);
      const confirmed = { bankReference, accountId: by, at: new Date(now) };
      if (!(await saveConfirmed(tx, input.reference, confirmed))) return refused('upi.not-waiting');
      return accepted(await recordPayment({ tx, now, by }, booking, { amount: due, mode: 'upi' }));
    },
  });
  return result.ok || result.refusal !== 'booking.not-found' ? result : refused('upi.not-found');
};
