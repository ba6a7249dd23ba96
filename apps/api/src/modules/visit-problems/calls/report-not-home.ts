import { reportNotHome } from '@karigar/contract/visit-problems/report-not-home';
import { displayDateTime } from '@karigar/domain/dates/display-date';
import { visitDecisionDue } from '@karigar/domain/visit-problems/missed-visit';
import { checkNoShow } from '@karigar/domain/visit-problems/no-show-check';
import { notHome, visitCharge } from '@karigar/domain/visit-problems/not-home';
import { paise } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import { msg } from '@karigar/domain/msg';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import {
  actOnBooking,
  notifyCustomer,
  addNotification,
  notifyServiceman,
  type BookingRow,
} from '#modules/bookings/index';
import { visitShare, writeVisit } from '#modules/ledger/index';
import { sayIn } from '#platform/texts';
import { defineHandler, type CallScope } from '#wire/define-handler';
import { readNoShowHistory } from '../no-show-store.ts';
import { listCallTimes, readAddressLocation } from '../visit-evidence-store.ts';

const SAID = {
  paid: msg`Recorded. You get {amount} for your visit.`,
  free: msg`Recorded. For a warranty visit nothing is charged and nothing is paid.`,
  checked: msg`Recorded. Our team checks this visit by {by}. If all is right, you get {amount}.`,
};

/** The visit is proven and charged. */
const pay = async ({ tx, now, who }: CallScope, booking: BookingRow) => {
  const charge = visitCharge(booking.total);
  if (charge === 0)
    return {
      earned: charge,
      details: { charge },
      change: {},
      notification: notifyCustomer('visit-not-charged')(booking),
    };
  const earned = await writeVisit(tx, booking.id, { charge, now, by: accountOf(who) });
  const toServiceman = notifyServiceman('visit-paid', { amount: earned })(booking);
  await addNotification(tx, booking.id, toServiceman, now);
  return {
    earned,
    details: { charge },
    change: { visit_charge: charge },
    notification: notifyCustomer('nobody-home', { amount: charge })(booking),
  };
};

/** The booking is over, and nothing is charged or paid before an operator has decided. */
const check = async ({ tx, now }: CallScope, booking: BookingRow, doubts: readonly string[]) => {
  const share = await visitShare(tx, booking.id, { charge: visitCharge(booking.total), now });
  const dueAt = visitDecisionDue(now);
  const toServiceman = notifyServiceman('visit-checked', { amount: share, by: dueAt })(booking);
  await addNotification(tx, booking.id, toServiceman, now);
  const cameAt = booking.arrived_at?.getTime();
  return {
    details: { doubts, share, cameAt, leftAt: now, dueAt },
    change: { visit_case_at: new Date(now) },
    notification: notifyCustomer('visit-missed', { at: now })(booking),
    share,
    dueAt,
  };
};

export const reportNotHomeHandler = defineHandler(reportNotHome, async (input, scope) => {
  const { tx, now, who, language } = scope;
  const here = { latitude: input.latitude, longitude: input.longitude };
  const details: Record<string, unknown> = {};
  const say = sayIn(language);
  let [earned, said] = [paise(0), ''];
  const acted = await actOnBooking(scope, {
    ref: input,
    command: 'no-show',
    details,
    decide: async (booking) => {
      const { id, state, arrived_at: arrived } = booking;
      const me = accountOf(who);
      const calledAt = arrived === null ? [] : await listCallTimes(tx, id, me, arrived);
      const door = await readAddressLocation(tx, id);
      const decision = notHome({
        state,
        scheduledAt: booking.scheduled_at.getTime(),
        expectedAt: booking.expected_at?.getTime() ?? null,
        arrivedAt: arrived?.getTime() ?? null,
        calls: calledAt.length,
        here,
        door,
        now,
      });
      if (!decision.ok) return decision;
      const { metres } = decision.value;
      Object.assign(details, { metres, calls: calledAt.length });
      const history = await readNoShowHistory(tx, booking, me, now);
      const cameAt = arrived?.getTime() ?? now;
      const checked = checkNoShow({ ...history, calledAt, metres, cameAt, door: door ?? here });
      if (!checked.ok) return checked;
      if (checked.value.length === 0) {
        const { details: more, earned: share, ...paid } = await pay(scope, booking);
        Object.assign(details, more);
        earned = share;
        said = share === 0 ? say(SAID.free) : say(SAID.paid, { amount: formatMoney(share) });
        return accepted({ state: decision.value.state, ...paid });
      }
      const { details: more, share, dueAt, ...open } = await check(scope, booking, checked.value);
      Object.assign(details, more);
      said = say(SAID.checked, { amount: formatMoney(share), by: displayDateTime(dueAt, say) });
      return accepted({ state: decision.value.state, ...open });
    },
  });
  return acted.ok ? { ...accepted({ earned }), said } : acted;
});
