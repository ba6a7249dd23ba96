import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { dayOf } from '@karigar/domain/dates/india-day';
import { mayRefund } from '@karigar/domain/ledger/correction';
import { mayMoveAlone } from '@karigar/domain/ledger/one-operator';
import { postRefund } from '@karigar/domain/ledger/postings';
import { sumOf } from '@karigar/domain/money';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { actOnBooking } from '#modules/bookings/index';
import { billWritten, lockBalance, partiesOf, post } from '#modules/ledger/index';
import { refundToSource } from '#modules/payments/index';
import { defineHandler } from '#wire/define-handler';
import { readSharedRefunds, saveRefund } from '../correction-store.ts';
import { notifyBoth } from '../notify-both.ts';

export const refundPaymentHandler = defineHandler(
  refundPayment,
  async (input, scope) => {
    const { context, tx, now, who, note } = scope;
    const reason = readWrittenReason(input.reason);
    if (reason === null) return refused('correction.reason-missing');
    note({ reason });
    const { amount, borneBy } = input;
    return actOnBooking(scope, {
      ref: input,
      command: 'refund',
      details: { amount, borneBy, reason },
      decide: async (booking) => {
        note({ subjectId: booking.customer_id });
        const may = mayRefund(amount, booking);
        if (!may.ok) return may;
        const refunded = sumOf([booking.refunded, amount]);
        const alone = mayMoveAlone(refunded, context.config.isProduction);
        if (!alone.ok) return alone;
        const bill = await billWritten(tx, booking);
        const parties = partiesOf(booking, bill);
        const { payable } = await lockBalance(tx, parties.servicemanId);
        const sharedBefore = await readSharedRefunds(tx, booking.id);
        const refund = { amount, borneBy, billed: bill.billed, split: bill, sharedBefore, payable };
        await saveRefund(tx, booking.id, amount);
        await post(tx, {
          cause: 'refund',
          causeId: null,
          bookingId: booking.id,
          servicemanId: parties.servicemanId,
          writtenBy: accountOf(who),
          reason,
          at: new Date(now),
          day: dayOf(now),
          entries: postRefund(parties, refund),
        });
        await refundToSource(tx, booking.id, amount, now);
        return accepted({
          notification: await notifyBoth(scope, booking, 'refund-made', { amount, reason }),
        });
      },
    });
  },
  { as: 'ops' },
);
