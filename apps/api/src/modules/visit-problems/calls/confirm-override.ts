import { askOverride } from '@karigar/contract/visit-problems/ask-override';
import { confirmOverride } from '@karigar/contract/visit-problems/confirm-override';
import { confirmOverride as mayConfirm } from '@karigar/domain/visit-problems/completion-help';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import {
  actOnBooking,
  notifyCustomer,
  addNotification,
  notifyServiceman,
  type BookingRef,
} from '#modules/bookings/index';
import {
  agreeToAll,
  desksNow,
  isOfDesk,
  keptField,
  type GuardedAct,
} from '#modules/countersigns/index';
import { defineHandler, type CallScope } from '#wire/define-handler';
import { findOverride, saveConfirmed } from '../override-store.ts';

/** The second person closes the booking. The event records who asked, why, and who agreed. */
const confirmNow = (scope: CallScope, ref: BookingRef) => {
  const { tx, now, who, note } = scope;
  const by = accountOf(who);
  const details: { askedBy?: number; reason?: string } = {};
  return actOnBooking(scope, {
    ref,
    command: 'verify',
    details,
    decide: async (booking) => {
      const found = await findOverride(tx, booking.id);
      // Somebody who has left the desk asks for nothing any more.
      const isStillAsked =
        found !== null && isOfDesk(askOverride.name, await desksNow(tx, found.asked_by));
      const asked = isStillAsked ? { by: found.asked_by, at: found.asked_at.getTime() } : null;
      const decision = mayConfirm({ state: booking.state, asked, by, now });
      if (!decision.ok) return decision;
      if (found === null) throw new TypeError('confirmed an override that nobody asked for');
      note({ reason: found.reason });
      Object.assign(details, { askedBy: found.asked_by, reason: found.reason });
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
