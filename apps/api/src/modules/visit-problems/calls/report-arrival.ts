import { reportArrival } from '@karigar/contract/visit-problems/report-arrival';
import { arrive } from '@karigar/domain/visit-problems/not-home';
import { accepted } from '@karigar/domain/result';
import { actOnBooking, tellCustomer } from '#modules/bookings/index';
import { answer } from '#wire/define-handler';
import { readDoor } from '../visit-evidence-store.ts';

/** Where he stands is compared and forgotten; how far that is from the door is kept. */
export const reportArrivalAnswer = answer(reportArrival, (input, scope) => {
  const { latitude, longitude } = input;
  const details: { metres?: number } = {};
  return actOnBooking(scope, {
    ref: input,
    command: 'arrive',
    details,
    decide: async (booking) => {
      const door = await readDoor(scope.tx, booking.id);
      const decision = arrive({ state: booking.state, here: { latitude, longitude }, door });
      if (!decision.ok) return decision;
      // He said so already: she is not rung twice, and he does not wait anew.
      if (booking.arrived_at !== null) return accepted(null);
      details.metres = decision.value;
      const now = new Date(scope.now);
      return accepted({
        change: { arrived_at: now, seen_at: booking.seen_at ?? now },
        told: tellCustomer('at-your-door')(booking),
      });
    },
  });
});
