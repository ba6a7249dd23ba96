import { askOverride } from '@karigar/contract/visit-problems/ask-override';
import { confirmOverride } from '@karigar/contract/visit-problems/confirm-override';
import { confirmOverride as mayConfirm } from '@karigar/domain/visit-problems/completion-help';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import {
  actOnBooking,
  lockOwnBooking,
  notifyCustomer,
  addNotification,
  notifyServiceman,
  type BookingRef,
} from '#modules/bookings/index';
import { agreeToAll, isAsked, keptField, type GuardedAct } from '#modules/countersigns/index';
import { defineHandler, type CallScope } from '#wire/define-handler';
import { findOverride, saveConfirmed, type OverrideRow } from '../override-store.ts';

/** What was asked and still waits: it was not refused, and somebody who has left the desk asks for nothing any more. */
const askedFor = async (scope: CallScope, ref: BookingRef): Promise<OverrideRow | null> => {
  const booking = await lockOwnBooking(scope, ref);
  if (booking === null) return null;
  const isOpen = await isAsked(scope, askOverride.name, { bookingId: booking.id });
  return isOpen ? findOverride(scope.tx, booking.id) : null;
};

/** The second person agreed: the booking is closed under the asker's name. The event records why, and who agreed. */
const confirmNow = async (scope: CallScope, ref: BookingRef) => {
  const { tx, now, who, note } = scope;
  const by = accountOf(who);
  const found = await askedFor(scope, ref);
  const asked = found && { by: found.asked_by, at: found.asked_at.getTime() };
  const asAsker = { ...scope, who: { ...who, accountId: asked?.by ?? by } };
  return actOnBooking(asAsker, {
    ref,
    command: 'verify',
    details: found && { reason: found.reason, agreedBy: by },
    decide: async (booking) => {
      const decision = mayConfirm({ state: booking.state, asked, by, now });
      if (!decision.ok) return decision;
      if (found === null) throw new TypeError('confirmed an override that nobody asked for');
      note({ reason: found.reason });
      await saveConfirmed(tx, found.id, by, new Date(now));
      await agreeToAll(tx, booking.id, askOverride.name, by, new Date(now));
      const toServiceman = notifyServiceman('completed-by-team')(booking);
      await addNotification(tx, booking.id, toServiceman && { ...toServiceman, sender: null }, now);
      return accepted({
        state: decision.value,
        notification: { ...notifyCustomer('work-completed')(booking), sender: null },
      });
    },
  });
};

export const confirmOverrideHandler = defineHandler(
  confirmOverride,
  (input, scope) => confirmNow(scope, input),
  { as: 'ops' },
);

/** The same by the countersign of the request. */
export const overrideNow: GuardedAct = (scope, asked) => {
  const ref = { bookingId: keptField(asked, 'bookingId'), orderId: keptField(asked, 'orderId') };
  return confirmNow(scope, ref);
};
