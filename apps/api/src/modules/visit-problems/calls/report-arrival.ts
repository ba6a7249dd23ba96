import { reportArrival } from '@karigar/contract/visit-problems/report-arrival';
import { arrive } from '@karigar/domain/visit-problems/not-home';
import { accepted } from '@karigar/domain/result';
import { actOnBooking, notifyCustomer } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { readAddressLocation } from '../visit-evidence-store.ts';

/** Compares the serviceman's position and discards it; only the distance to the address is stored. */
export const reportArrivalHandler = defineHandler(reportArrival, (input, scope) => {
  const { latitude, longitude } = input;
  const details: { metres?: number } = {};
  return actOnBooking(scope, {
    ref: input,
    command: 'arrive',
    details,
    decide: async (booking) => {
      const door = await readAddressLocation(scope.tx, booking.id);
      const decision = arrive({ state: booking.state, here: { latitude, longitude }, door });
      if (!decision.ok) return decision;
      // Reported already: do not notify the customer again or restart the waiting time.
      if (booking.arrived_at !== null) return accepted(null);
      details.metres = decision.value;
      const now = new Date(scope.now);
      return accepted({
        change: { arrived_at: now, seen_at: booking.seen_at ?? now },
        notification: notifyCustomer('at-your-door')(booking),
      });
    },
  });
});
