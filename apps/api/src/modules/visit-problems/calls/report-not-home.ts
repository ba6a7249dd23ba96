import { reportNotHome } from '@karigar/contract/visit-problems/report-not-home';
import { notHome, visitCharge } from '@karigar/domain/visit-problems/not-home';
import { paise, type Paise } from '@karigar/domain/money';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import {
  actOnBooking,
  notifyCustomer,
  addNotification,
  notifyServiceman,
} from '#modules/bookings/index';
import { writeVisit } from '#modules/ledger/index';
import { defineHandler } from '#wire/define-handler';
import { countCalls, readAddressLocation } from '../visit-evidence-store.ts';

export const reportNotHomeHandler = defineHandler(reportNotHome, async (input, scope) => {
  const { tx, now, who } = scope;
  const { latitude, longitude } = input;
  const details: { metres?: number; calls?: number; charge?: Paise } = {};
  let earned = paise(0);
  const acted = await actOnBooking(scope, {
    ref: input,
    command: 'no-show',
    details,
    decide: async (booking) => {
      const { id, state, arrived_at: arrived } = booking;
      const calls = arrived === null ? 0 : await countCalls(tx, id, accountOf(who), arrived);
      const decision = notHome({
        state,
        scheduledAt: booking.scheduled_at.getTime(),
        expectedAt: booking.expected_at?.getTime() ?? null,
        arrivedAt: arrived?.getTime() ?? null,
        calls,
        here: { latitude, longitude },
        door: await readAddressLocation(tx, id),
        now,
      });
      if (!decision.ok) return decision;
      const charge = visitCharge(booking.total);
      Object.assign(details, { metres: decision.value.metres, calls, charge });
      earned = await writeVisit(tx, id, { charge, now, by: accountOf(who) });
      await addNotification(
        tx,
        id,
        notifyServiceman('visit-paid', { amount: earned })(booking),
        now,
      );
      return accepted({
        state: decision.value.state,
        change: { visit_charge: charge },
        notification: notifyCustomer('nobody-home', { amount: charge })(booking),
      });
    },
  });
  return acted.ok ? accepted({ earned }) : acted;
});
