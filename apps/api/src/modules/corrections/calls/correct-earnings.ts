import { correctEarnings } from '@karigar/contract/corrections/correct-earnings';
import { dayOf } from '@karigar/domain/dates/india-day';
import { mayCorrect } from '@karigar/domain/ledger/correction';
import { mayMoveAlone } from '@karigar/domain/ledger/one-operator';
import { postCorrection } from '@karigar/domain/ledger/postings';
import { negative, paise, sumOf } from '@karigar/domain/money';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { actOnBooking, notifyServiceman } from '#modules/bookings/index';
import { billWritten, lockBalance, partiesOf, post } from '#modules/ledger/index';
import { defineHandler } from '#wire/define-handler';
import { readCorrections } from '../correction-store.ts';

export const correctEarningsHandler = defineHandler(
  correctEarnings,
  async (input, scope) => {
    const { context, tx, now, who, note } = scope;
    const reason = readWrittenReason(input.reason);
    if (reason === null) return refused('correction.reason-missing');
    note({ reason });
    const given = input.direction === 'give' ? input.amount : negative(input.amount);
    return actOnBooking(scope, {
      ref: input,
      command: 'correct-earnings',
      details: { given, reason },
      decide: async (booking) => {
        note({ subjectId: booking.serviceman_id });
        const before = await readCorrections(tx, booking.id);
        const may = mayCorrect(given, before, booking.total_after_end ?? paise(0));
        if (!may.ok) return may;
        const alone = mayMoveAlone(sumOf([before, given]), context.config.isProduction);
        if (!alone.ok) return alone;
        const parties = partiesOf(booking, await billWritten(tx, booking));
        const { payable } = await lockBalance(tx, parties.servicemanId);
        await post(tx, {
          cause: 'correction',
          causeId: null,
          bookingId: booking.id,
          servicemanId: parties.servicemanId,
          writtenBy: accountOf(who),
          reason,
          at: new Date(now),
          day: dayOf(now),
          entries: postCorrection(parties, given, payable),
        });
        const notification = notifyServiceman('earnings-corrected', { amount: given, reason })(
          booking,
        );
        return accepted({
          notification: notification === null ? null : { ...notification, sender: null },
        });
      },
    });
  },
  { as: 'ops' },
);
