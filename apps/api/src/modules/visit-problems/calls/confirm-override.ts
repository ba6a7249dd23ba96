import { confirmOverride } from '@karigar/contract/visit-problems/confirm-override';
import { confirmOverride as mayConfirm } from '@karigar/domain/visit-problems/completion-help';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import {
  actOnBooking,
  notifyCustomer,
  addNotification,
  notifyServiceman,
} from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { findOverride, saveConfirmed } from '../override-store.ts';

/** Runs as the system role: no policy shows operators a booking. The event records who asked, why, and who agreed. */
export const confirmOverrideHandler = defineHandler(
  confirmOverride,
  (input, scope) => {
    const { tx, now, who, note } = scope;
    const by = accountOf(who);
    const details: { askedBy?: number; reason?: string } = {};
    return actOnBooking(scope, {
      ref: input,
      command: 'verify',
      details,
      decide: async (booking) => {
        const found = await findOverride(tx, booking.id);
        const asked = found && { by: found.asked_by, at: found.asked_at.getTime() };
        const decision = mayConfirm({ state: booking.state, asked, by, now });
        if (!decision.ok) return decision;
        if (found === null) throw new TypeError('confirmed an override that nobody asked for');
        note({ reason: found.reason });
        Object.assign(details, { askedBy: found.asked_by, reason: found.reason });
        await saveConfirmed(tx, found.id, by, new Date(now));
        const toServiceman = notifyServiceman('completed-by-team')(booking);
        await addNotification(
          tx,
          booking.id,
          toServiceman && { ...toServiceman, sender: null },
          now,
        );
        return accepted({
          state: decision.value,
          notification: { ...notifyCustomer('work-completed')(booking), sender: null },
        });
      },
    });
  },
  { as: 'system' },
);
