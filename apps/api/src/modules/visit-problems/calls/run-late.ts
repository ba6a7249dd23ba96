import { runLate } from '@karigar/contract/visit-problems/run-late';
import { isBeforeMove } from '@karigar/domain/bookings/late-case';
import { DELAYS, runLate as decideDelay } from '@karigar/domain/visit-problems/running-late';
import { accepted, refused } from '@karigar/domain/result';
import { actOnBooking, readMoves, notifyCustomer } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';

export const runLateHandler = defineHandler(runLate, (input, scope) => {
  const { minutes, claimedAt } = input;
  const delay = DELAYS.find((one) => String(one) === minutes);
  if (delay === undefined) throw new TypeError(`no such delay: ${minutes}`);
  return actOnBooking(scope, {
    ref: input,
    command: 'run-late',
    claimedAt,
    details: { minutes: delay },
    decide: async (booking, at) => {
      const { state, scheduled_at: scheduled } = booking;
      if (isBeforeMove(at, await readMoves(scope.tx, booking.id))) return refused('booking.moved');
      // The delay counts from the claimed time, however late it arrives.
      const decision = decideDelay({ state, scheduledAt: scheduled.getTime(), delay, now: at });
      if (!decision.ok) return decision;
      const expectedAt = decision.value;
      return accepted({
        change: {
          expected_at: new Date(expectedAt),
          seen_at: booking.seen_at ?? new Date(scope.now),
        },
        // A new time that has passed is no news any more.
        notification:
          expectedAt > scope.now
            ? notifyCustomer('running-late', { at: expectedAt })(booking)
            : null,
      });
    },
  });
});
