import { confirmOverride } from '@karigar/contract/visit-problems/confirm-override';
import { confirmOverride as mayConfirm } from '@karigar/domain/visit-problems/completion-help';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { actOnBooking, tellCustomer, tellMore, tellServiceman } from '#modules/bookings/index';
import { answer } from '#wire/define-handler';
import { findOverride, saveConfirmed } from '../override-store.ts';

/** As the system: a booking is no operator's row. Who asked, why, and who agreed stay with the event. */
export const confirmOverrideAnswer = answer(
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
        if (found === null) throw new TypeError('confirmed what nobody asked');
        note({ reason: found.reason });
        Object.assign(details, { askedBy: found.asked_by, reason: found.reason });
        await saveConfirmed(tx, found.id, by, new Date(now));
        const his = tellServiceman('completed-by-team')(booking);
        await tellMore(tx, booking.id, his && { ...his, sender: null }, now);
        return accepted({
          state: decision.value,
          told: { ...tellCustomer('work-completed')(booking), sender: null },
        });
      },
    });
  },
  { as: 'system' },
);
