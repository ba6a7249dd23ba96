import { addTip } from '@karigar/contract/payments/add-tip';
import { dayOf } from '@karigar/domain/dates/india-day';
import { mayTip } from '@karigar/domain/ledger/correction';
import { postTip } from '@karigar/domain/ledger/postings';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { actOnBooking, notifyServiceman } from '#modules/bookings/index';
import { post } from '#modules/ledger/index';
import { defineHandler } from '#wire/define-handler';
import { readTip } from '../payment-store.ts';

export const addTipHandler = defineHandler(addTip, (input, scope) => {
  const { tx, now, who } = scope;
  const { amount } = input;
  return actOnBooking(scope, {
    ref: input,
    command: 'tip',
    details: { amount },
    decide: async (booking) => {
      const { id: bookingId, serviceman_id: servicemanId, total_after_end: total, paid } = booking;
      const isPaid = servicemanId !== null && total !== null && paid >= total;
      const hasTip = (await readTip(tx, bookingId)) !== null;
      const may = mayTip(amount, { isPaid, hasTip });
      if (!may.ok || servicemanId === null) return may.ok ? accepted(null) : may;
      await post(tx, {
        cause: 'tip',
        causeId: bookingId,
        bookingId,
        servicemanId,
        writtenBy: accountOf(who),
        at: new Date(now),
        day: dayOf(now),
        entries: postTip(servicemanId, amount),
      });
      return accepted({ notification: notifyServiceman('tip-received', { amount })(booking) });
    },
  });
});
