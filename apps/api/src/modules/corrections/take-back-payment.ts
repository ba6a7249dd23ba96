import { takeBack } from '@karigar/domain/ledger/correction';
import { mayMoveAlone } from '@karigar/domain/ledger/one-operator';
import { minus, negative, type Paise } from '@karigar/domain/money';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { actOnBooking } from '#modules/bookings/index';
import { writePayment } from '../ledger/index.ts';
import type { CallScope } from '#wire/define-handler';
import { findPayment, saveTakenBack } from './correction-store.ts';
import { notifyBoth } from './notify-both.ts';

/** Reverses what was never paid with new entries; `left` of the payment stays. */
export const takeBackPayment = async (
  scope: CallScope,
  asked: { readonly paymentId: number; readonly left: Paise; readonly reason: string },
) => {
  const { context, tx, now, note } = scope;
  const reason = readWrittenReason(asked.reason);
  if (reason === null) return refused('correction.reason-missing');
  note({ reason });
  const found = await findPayment(tx, asked.paymentId);
  if (found === null) return refused('payment.not-found');
  // The money came: it goes back as a refund, never by saying that it did not come.
  if (found.mode === 'online') return refused('payment.paid-online');
  const changed = await actOnBooking(scope, {
    ref: found,
    command: 'take-back-payment',
    details: { paymentId: found.id, left: asked.left, reason },
    decide: async (booking) => {
      note({ subjectId: booking.serviceman_id, bookingId: booking.id });
      // Read again under the booking's lock: another call may just have reversed the payment.
      const payment = (await findPayment(tx, asked.paymentId)) ?? found;
      const may = takeBack(payment, asked.left, booking);
      if (!may.ok) return may;
      const back = may.value;
      const alone = mayMoveAlone(minus(payment.amount, asked.left), context.config.isProduction);
      if (!alone.ok) return alone;
      await saveTakenBack(tx, payment.id, back);
      const entry = { id: payment.id, amount: negative(back), mode: payment.mode };
      await writePayment(tx, booking, entry, { now, by: accountOf(scope.who), reason });
      const notification = await notifyBoth(scope, booking, 'payment-corrected', {
        amount: back,
        reason,
      });
      return accepted({ change: { paid: minus(booking.paid, back) }, notification });
    },
  });
  return !changed.ok && changed.refusal === 'booking.not-found'
    ? refused('payment.not-found')
    : changed;
};
