import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { customerCancel } from '@karigar/domain/customer-bookings/customer-cancel';
import type { Paise } from '@karigar/domain/money';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { actOnBooking, notifyServiceman } from '#modules/bookings/index';
import { writeVisit } from '#modules/ledger/index';
import { readTrouble } from '#modules/visit-problems/index';
import { defineHandler } from '#wire/define-handler';

export const cancelBookingHandler = defineHandler(cancelBooking, (input, scope) => {
  const { tx, now, who } = scope;
  const { why, reason = '', charge: agreed = null } = input;
  const details: { charge?: Paise } = {};
  return actOnBooking(scope, {
    ref: input,
    command: 'cancel',
    details: Object.assign(details, { why, reason: reason.trim() }),
    decide: async (booking) => {
      const { state } = booking;
      const cancelUntil = booking.cancel_until?.getTime() ?? null;
      const { trouble } = await readTrouble(tx, booking, now);
      const { total } = booking;
      const decision = customerCancel({ state, cancelUntil, trouble, total, agreed, now });
      if (!decision.ok) return decision;
      const { charge } = decision.value;
      if (charge !== null) {
        details.charge = charge;
        const by = accountOf(who);
        const amount = await writeVisit(tx, booking.id, { charge, now, by, why: 'cancelled-late' });
        return accepted({
          state: decision.value.state,
          change: { visit_charge: charge },
          notification: notifyServiceman('cancelled-late', { amount })(booking),
        });
      }
      // Only an assignee is notified; offers just disappear from the servicemen's lists.
      const notification =
        state === 'assigned' ? notifyServiceman('booking-cancelled')(booking) : null;
      return accepted({ state: decision.value.state, notification });
    },
  });
});
