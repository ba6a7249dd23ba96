import { reportMissedVisit } from '@karigar/contract/visit-problems/report-missed-visit';
import { missedVisit } from '@karigar/domain/visit-problems/missed-visit';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { actOnBooking, readMoves, notifyCustomer } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { countCalls, readAddressLocation } from '../visit-evidence-store.ts';

/** Charges nothing: stores the phone's claims and the calls known to the server, for an operator to decide. */
export const reportMissedVisitHandler = defineHandler(reportMissedVisit, (input, scope) => {
  const { tx, now, phoneNow, who } = scope;
  const { arrivedAt, claimedAt, latitude, longitude, accuracy } = input;
  const here = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  // A refusal is recorded with these claims.
  const details: Record<string, unknown> = { cameAt: arrivedAt, accuracy: accuracy ?? null };
  return actOnBooking(scope, {
    ref: input,
    command: 'missed-visit',
    claimedAt,
    details,
    decide: async (booking, at) => {
      const { id, state, booked_at: booked } = booking;
      const decision = missedVisit({
        state,
        bookedAt: booked.getTime(),
        came: { claimed: arrivedAt, phoneNow },
        leftAt: at,
        moves: await readMoves(tx, id),
        here,
        door: await readAddressLocation(tx, id),
        now,
      });
      if (!decision.ok) return decision;
      // Reported again: the case is open already.
      if (booking.visit_case_at !== null) return accepted(null);
      const { cameAt, leftAt, metres, dueAt } = decision.value;
      const calls = await countCalls(tx, id, accountOf(who), new Date(cameAt), new Date(leftAt));
      Object.assign(details, { cameAt, leftAt, metres, calls, dueAt });
      return accepted({
        change: { visit_case_at: new Date(leftAt), seen_at: booking.seen_at ?? new Date(now) },
        notification: notifyCustomer('visit-missed', { at: leftAt })(booking),
      });
    },
  });
});
