import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { customerCancel } from '@karigar/domain/customer-bookings/customer-cancel';
import { accepted } from '@karigar/domain/result';
import { actOnBooking, notifyServiceman } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';

export const cancelBookingHandler = defineHandler(cancelBooking, (input, scope) => {
  const { why, reason = '' } = input;
  return actOnBooking(scope, {
    ref: input,
    command: 'cancel',
    details: { why, reason: reason.trim() },
    decide: async (booking) => {
      const { state } = booking;
      const cancelUntil = booking.cancel_until?.getTime() ?? null;
      const decision = customerCancel({ state, cancelUntil, now: scope.now });
      if (!decision.ok) return decision;
      // Only an assignee is notified; offers just disappear from the servicemen's lists.
      const notification =
        state === 'assigned' ? notifyServiceman('booking-cancelled')(booking) : null;
      return accepted({ state: decision.value, notification });
    },
  });
});
