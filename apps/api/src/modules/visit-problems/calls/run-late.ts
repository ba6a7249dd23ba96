import { runLate } from '@karigar/contract/visit-problems/run-late';
import { clampClaim } from '@karigar/domain/booking/claimed-time';
import { DELAYS, runLate as decideDelay } from '@karigar/domain/visit-problems/running-late';
import { accepted } from '@karigar/domain/result';
import { actOnBooking, tellCustomer } from '#modules/bookings/index';
import { answer } from '#wire/define-handler';

export const runLateAnswer = answer(runLate, (input, scope) => {
  const { minutes, claimedAt } = input;
  const delay = DELAYS.find((one) => String(one) === minutes);
  if (delay === undefined) throw new TypeError(`no such delay: ${minutes}`);
  return actOnBooking(scope, {
    ref: input,
    command: 'run-late',
    claimedAt,
    details: { minutes: delay },
    decide: async (booking) => {
      const { state, booked_at: booked, scheduled_at: scheduled } = booking;
      // He meant the moment at which he said it, however late that reaches us.
      const now = clampClaim(claimedAt ?? scope.now, booked.getTime(), scope.now);
      const decision = decideDelay({ state, scheduledAt: scheduled.getTime(), delay, now });
      if (!decision.ok) return decision;
      const expectedAt = decision.value;
      return accepted({
        change: {
          expected_at: new Date(expectedAt),
          seen_at: booking.seen_at ?? new Date(scope.now),
        },
        told: tellCustomer('running-late', { at: expectedAt })(booking),
      });
    },
  });
});
