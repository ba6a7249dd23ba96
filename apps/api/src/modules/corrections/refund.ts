import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import type { InputOf } from '@karigar/contract/define-call';
import { mayRefund } from '@karigar/domain/ledger/correction';
import { sumOf } from '@karigar/domain/money';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { actOnBooking } from '#modules/bookings/index';
import { billWritten, writeRefund } from '#modules/ledger/index';
import { refundToSource } from '#modules/payments/index';
import type { CallScope } from '#wire/define-handler';
import { readSharedRefunds, saveRefund } from './correction-store.ts';
import { notifyBoth } from './notify-both.ts';
import { notifyOthers } from './notify-others.ts';
import { agreedBy, asAsker, askSecond, type Agreed } from './second-person.ts';

/** Refunds, or asks a second person; `agreed` is that person's yes. */
export const refund = async (
  given: CallScope,
  input: InputOf<typeof refundPayment>,
  agreed: Agreed,
) => {
  const scope = asAsker(given, agreed);
  const { tx, now, who, note } = scope;
  const reason = readWrittenReason(input.reason);
  if (reason === null) return refused('correction.reason-missing');
  note({ reason });
  const { amount, borneBy } = input;
  let countersign: string | null = null;
  const done = await actOnBooking(scope, {
    ref: input,
    command: 'refund',
    details: { amount, borneBy, reason, ...agreedBy(given, agreed) },
    decide: async (booking) => {
      note({ subjectId: booking.customer_id });
      const may = mayRefund(amount, booking);
      if (!may.ok) return may;
      if (agreed === null) {
        const onJob = sumOf([booking.refunded, amount]);
        const fields = { borneBy: [borneBy] };
        const moving = { call: refundPayment.name, amount, onJob, reason, fields };
        const asked = await askSecond(scope, booking, moving);
        if (asked !== null) {
          if (!asked.ok) return asked;
          countersign = asked.value;
          return accepted(null);
        }
      }
      const bill = await billWritten(tx, booking);
      const sharedBefore = await readSharedRefunds(tx, booking.id);
      const written = { now, by: accountOf(who), reason };
      await saveRefund(tx, booking.id, amount);
      const moved = await writeRefund(
        tx,
        booking,
        bill,
        { amount, borneBy, sharedBefore },
        written,
      );
      await notifyOthers(scope, booking, moved, { kind: 'refund-made', reason });
      await refundToSource(tx, booking.id, amount, now);
      return accepted({
        notification: await notifyBoth(scope, booking, 'refund-made', { amount, reason }),
      });
    },
  });
  return done.ok ? accepted({ countersign }) : done;
};
