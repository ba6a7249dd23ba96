import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { customerCancel } from '@karigar/domain/customer-bookings/customer-cancel';
import { accepted } from '@karigar/domain/result';
import { actOnBooking, tellServiceman } from '#modules/bookings/index';
import { answer } from '#wire/define-handler';

export const cancelBookingAnswer = answer(cancelBooking, (input, scope) => {
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
      // Whoever only had the offer hears of it by his list; nobody has promised to come.
      const told = state === 'assigned' ? tellServiceman('booking-cancelled')(booking) : null;
      return accepted({ state: decision.value, told });
    },
  });
});
