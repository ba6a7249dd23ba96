import { correctEarnings } from '@karigar/contract/corrections/correct-earnings';
import type { InputOf } from '@karigar/contract/define-call';
import { mayCorrect } from '@karigar/domain/ledger/correction';
import { negative, paise, sumOf } from '@karigar/domain/money';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { actOnBooking, notifyServiceman } from '#modules/bookings/index';
import { billWritten, writeCorrection } from '#modules/ledger/index';
import type { CallScope } from '#wire/define-handler';
import { readCorrections } from './correction-store.ts';
import { notifyOthers } from './notify-others.ts';
import { agreedBy, asAsker, askSecond, type Agreed } from './second-person.ts';

/** Corrects the earnings of a job, or asks a second person; `agreed` is that person's yes. */
export const correct = async (
  asGiven: CallScope,
  input: InputOf<typeof correctEarnings>,
  agreed: Agreed,
) => {
  const scope = asAsker(asGiven, agreed);
  const { tx, now, who, note } = scope;
  const reason = readWrittenReason(input.reason);
  if (reason === null) return refused('correction.reason-missing');
  note({ reason });
  const given = input.direction === 'give' ? input.amount : negative(input.amount);
  let countersign: string | null = null;
  const done = await actOnBooking(scope, {
    ref: input,
    command: 'correct-earnings',
    details: { given, reason, ...agreedBy(asGiven, agreed) },
    decide: async (booking) => {
      note({ subjectId: booking.serviceman_id });
      const before = await readCorrections(tx, booking.id);
      const may = mayCorrect(given, before, booking.total_after_end ?? paise(0));
      if (!may.ok) return may;
      if (agreed === null) {
        const fields = { direction: [input.direction] };
        const onJob = sumOf([before, given]);
        const moving = { call: correctEarnings.name, amount: given, onJob, reason, fields };
        const asked = await askSecond(scope, booking, moving);
        if (asked !== null) {
          if (!asked.ok) return asked;
          countersign = asked.value;
          return accepted(null);
        }
      }
      const bill = await billWritten(tx, booking);
      const written = { now, by: accountOf(who), reason };
      const moved = await writeCorrection(tx, booking, bill, { before, added: given }, written);
      await notifyOthers(scope, booking, moved, { kind: 'earnings-corrected', reason });
      const own = moved.find(({ servicemanId }) => servicemanId === booking.serviceman_id);
      const notification = notifyServiceman('earnings-corrected', {
        amount: own?.amount ?? given,
        reason,
      })(booking);
      return accepted({
        notification: notification === null ? null : { ...notification, sender: null },
      });
    },
  });
  return done.ok ? accepted({ countersign }) : done;
};
