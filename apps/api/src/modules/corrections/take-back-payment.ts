import { takeBack } from '@karigar/domain/ledger/correction';
import { minus, negative, type Paise } from '@karigar/domain/money';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { actOnBooking } from '#modules/bookings/index';
import { keptField } from '#modules/countersigns/index';
import { writePayment } from '../ledger/index.ts';
import type { CallScope } from '#wire/define-handler';
import { findPayment, saveTakenBack } from './correction-store.ts';
import { notifyBoth } from './notify-both.ts';
import { agreedBy, asAsker, askSecond, type Agreed } from './second-person.ts';

type Asked = {
  readonly call: string;
  readonly paymentId: number;
  readonly left: Paise;
  readonly reason: string;
};

/** Reverses what was never paid with new entries, or asks a second person; `left` of the payment stays. */
export const takeBackPayment = async (given: CallScope, asked: Asked, agreed: Agreed) => {
  const scope = asAsker(given, agreed);
  const { tx, now, note } = scope;
  const reason = readWrittenReason(asked.reason);
  if (reason === null) return refused('correction.reason-missing');
  note({ reason });
  const found = await findPayment(tx, asked.paymentId);
  if (found === null) return refused('payment.not-found');
  // The money came: it goes back as a refund, never by saying that it did not come.
  if (found.mode === 'online') return refused('payment.paid-online');
  let countersign: string | null = null;
  const changed = await actOnBooking(scope, {
    ref: found,
    command: 'take-back-payment',
    details: { paymentId: found.id, left: asked.left, reason, ...agreedBy(given, agreed) },
    decide: async (booking) => {
      note({ subjectId: booking.serviceman_id, bookingId: booking.id });
      // Read again under the booking's lock: another call may just have reversed the payment.
      const payment = (await findPayment(tx, asked.paymentId)) ?? found;
      const may = takeBack(payment, asked.left, booking);
      if (!may.ok) return may;
      const back = may.value;
      // Something of it was taken back since: another amount is not what both agreed to.
      if (agreed !== null && keptField(agreed, 'amount') !== back)
        return refused('correction.amount-invalid');
      if (agreed === null) {
        const fields = { paymentId: payment.id, left: asked.left };
        const onJob = minus(payment.amount, asked.left);
        const moving = { call: asked.call, amount: back, onJob, reason, fields };
        const request = await askSecond(scope, booking, moving);
        if (request !== null) {
          if (!request.ok) return request;
          countersign = request.value;
          return accepted(null);
        }
      }
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
  if (changed.ok) return accepted({ countersign });
  return changed.refusal === 'booking.not-found' ? refused('payment.not-found') : changed;
};
