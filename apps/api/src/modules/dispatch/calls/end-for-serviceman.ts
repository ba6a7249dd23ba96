import { endForServiceman } from '@karigar/contract/dispatch/end-for-serviceman';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import {
  addNotification,
  changeBooking,
  endBooking,
  lockSeenBooking,
  notifyCustomer,
  notifyServiceman,
} from '#modules/bookings/index';
import {
  countersignNo,
  insertCountersign,
  isAsked,
  keptField,
  type GuardedAct,
} from '#modules/countersigns/index';
import { defineHandler } from '#wire/define-handler';

/** The booking does not change yet. */
export const endForServicemanHandler = defineHandler(
  endForServiceman,
  async (input, scope) => {
    const { tx, who, now, note } = scope;
    const seen = await lockSeenBooking(scope, input);
    if (!seen.ok) return seen;
    const booking = seen.value;
    const reason = readWrittenReason(input.reason);
    if (reason === null) return refused('console.reason-missing');
    const decision = decide(booking.state, 'end', 'operator');
    if (!decision.ok) return decision;
    note({ subjectId: booking.serviceman_id, reason });
    const fields = { bookingId: booking.id, orderId: booking.order_id, version: booking.version };
    if (await isAsked(scope, endForServiceman.name, fields))
      return refused('countersign.asked-already');
    const asked = { fields, bookingId: booking.id, by: accountOf(who), reason, at: new Date(now) };
    const id = await insertCountersign(tx, { call: endForServiceman.name, ...asked });
    return accepted({ countersign: countersignNo(id) });
  },
  { as: 'ops' },
);

/** The second person agreed: the work ends under the asker's name, if the booking is still as it was seen. */
export const endNow: GuardedAct = async (scope, asked) => {
  const { tx, now, who } = scope;
  const { asked_by: askedBy, reason } = asked;
  const ref = { bookingId: keptField(asked, 'bookingId'), orderId: keptField(asked, 'orderId') };
  const seen = await lockSeenBooking(scope, { ...ref, version: keptField(asked, 'version') });
  if (!seen.ok) return seen;
  const asAsker = { ...scope, who: { ...who, accountId: askedBy } };
  return changeBooking(asAsker, {
    ref,
    command: 'end',
    details: { reason, agreedBy: accountOf(who) },
    apply: async (booking, at) => {
      const toServiceman = notifyServiceman('ended-by-team')(booking);
      const unsigned = toServiceman && { ...toServiceman, sender: null };
      await addNotification(tx, booking.id, unsigned, now);
      return accepted(await endBooking(asAsker, booking, at));
    },
    notify: notifyCustomer('work-ended'),
  });
};
