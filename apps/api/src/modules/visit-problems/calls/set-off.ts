import { setOff } from '@karigar/contract/visit-problems/set-off';
import { isBeforeMove } from '@karigar/domain/bookings/late-case';
import { setOff as decideSetOff } from '@karigar/domain/visit-problems/set-off';
import { accepted, refused } from '@karigar/domain/result';
import { actOnBooking, notifyCustomer, readMoves } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';

export const setOffHandler = defineHandler(setOff, (input, scope) =>
  actOnBooking(scope, {
    ref: input,
    command: 'set-off',
    claimedAt: input.claimedAt,
    decide: async (booking, at) => {
      const { state, scheduled_at: scheduled } = booking;
      if (isBeforeMove(at, await readMoves(scope.tx, booking.id))) return refused('booking.moved');
      // When it arrives: a tap without network long before is no reason to refuse it.
      const decision = decideSetOff({ state, scheduledAt: scheduled.getTime(), now: scope.now });
      if (!decision.ok) return decision;
      // Reported already: the first time stays, and the customer is not notified again.
      if (booking.set_off_at !== null) return accepted(null);
      return accepted({
        change: { set_off_at: new Date(at), seen_at: booking.seen_at ?? new Date(scope.now) },
        notification: booking.arrived_at === null ? notifyCustomer('on-the-way')(booking) : null,
      });
    },
  }),
);
