import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { addPayment } from '@karigar/contract/payments/add-payment';
import type { AnyCall } from '@karigar/contract/define-call';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '#testing/booking-traces';
import {
  ADD_ONS,
  createBookingWorld,
  type BookingRef,
  type BookingWorld,
} from '#testing/booking-world';
import { REASSIGN } from '#testing/money-sql';
import { people } from '#testing/people';

const HOUR = 3_600_000;

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

/** Commands that the phone stored an hour ago and sends only now. */
const ACTIONS = {
  start: [startWork, () => ({ startTime: claimed() })],
  hold: [
    holdWork,
    () => ({ holdTime: dayOf(world.now() - HOUR), reason: 'Rain', actionTime: claimed() }),
  ],
  resume: [resumeWork, () => ({ actionTime: claimed() })],
  end: [endWork, () => ({ endTime: claimed() })],
  verify: [verifyCompletionOtp, () => ({ otp: '482913', actionTime: claimed() })],
  pay: [addPayment, () => ({ amount: '599.00', paymentMode: 'cash', actionTime: claimed() })],
  'propose-add-ons': [
    proposeAddOns,
    () => ({
      'addOnIds[]': [String(ADD_ONS.tap.id)],
      'oldPrices[]': ['849.50'],
      'prices[]': ['849.50'],
      'quantity[]': ['1'],
      actionTime: claimed(),
    }),
  ],
} as const satisfies Record<string, readonly [AnyCall, () => Record<string, string | string[]>]>;
type Action = keyof typeof ACTIONS;

const claimed = () => writeWireDateTime(world.now() - HOUR);
const wire = ({ bookingId, orderId }: BookingRef) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});
const arrive = (
  action: Action,
  ref: BookingRef,
  more: { key?: string; fields?: object; token?: string } = {},
) => {
  const [call, fields] = ACTIONS[action];
  const sent = { ...wire(ref), ...fields(), ...more.fields };
  return world.sendFields(call, sent, {
    token: more.token ?? world.suresh.token,
    key: more.key ?? `late-${action}-${ref.bookingId}`,
  });
};

/** State of the booking by now × late command → reply. docs/late-arrivals.md is this table in words. */
const OUTCOMES: readonly (readonly [BookingState, Action, string])[] = [
  ['cancelled', 'start', 'booking.cancelled'],
  ['cancelled', 'hold', 'booking.cancelled'],
  ['cancelled', 'resume', 'booking.cancelled'],
  ['cancelled', 'end', 'booking.cancelled'],
  ['cancelled', 'verify', 'booking.cancelled'],
  ['cancelled', 'propose-add-ons', 'booking.cancelled'],
  ['cancelled', 'pay', 'booking.cancelled'],
  ['ended', 'start', 'booking.already-ended'],
  ['ended', 'hold', 'booking.already-ended'],
  ['ended', 'resume', 'booking.already-ended'],
  ['ended', 'end', 'booking.already-ended'],
  ['ended', 'propose-add-ons', 'booking.already-ended'],
  ['completed', 'end', 'booking.already-completed'],
  ['completed', 'verify', 'booking.already-completed'],
  ['completed', 'propose-add-ons', 'booking.already-completed'],
  ['offered', 'start', 'booking.not-assigned'],
];

describe('late commands', () => {
  it.each(OUTCOMES)(
    'late command on a booking that is %s: %s is refused with %s and recorded',
    async (state, action, refusal) => {
      const ref = await world.plant(state);
      const before = (await world.traces(ref)).booking;
      const reply = await arrive(action, ref);
      expect(reply).toMatchObject({ status: 200, body: { success: false, code: refusal } });
      // The phone missed the reply and retries: the same reply, and no second event.
      expect((await arrive(action, ref)).text).toBe(reply.text);
      const { booking, events, addOns, payments, audit } = await world.traces(ref);
      expect(booking).toEqual(before);
      expect({ addOns, payments }).toEqual({ addOns: [], payments: [] });
      expect(events).toMatchObject([
        {
          command: action,
          actor: 'serviceman',
          from_state: state,
          refusal,
          account_id: people.suresh.id,
        },
      ]);
      expect(events.map((event) => at(event.claimed_at))).toEqual([world.now() - HOUR]);
      expect(events.map((event) => at(event.received_at))).toEqual([world.now()]);
      expect(audit).toMatchObject([{ outcome: refusal }]);
    },
  );

  it('a late verify with an expired code is refused and recorded without the code, for operators to override', async () => {
    const ref = await world.plant('ended', { expiresAt: world.now() - HOUR });
    expect((await arrive('verify', ref)).body.code).toBe('otp.expired');
    const { events, code, booking } = await world.traces(ref);
    expect(events).toMatchObject([{ command: 'verify', refusal: 'otp.expired', details: null }]);
    expect({ tries: code?.tries, state: booking.state }).toEqual({ tries: 0, state: 'ended' });
  });

  it('a late verify with a wrong code counts one try, however often it is sent', async () => {
    const ref = await world.plant('ended');
    for (const _ of [1, 2, 3]) {
      const reply = await arrive('verify', ref, { key: 'late-wrong', fields: { otp: '000000' } });
      expect(reply.body.code).toBe('otp.mismatch');
    }
    expect((await world.traces(ref)).code?.tries).toBe(1);
  });

  it('late add-ons at an old price are refused with the new price, and the proposal is recorded', async () => {
    const ref = await world.plant('started');
    const reply = await arrive('propose-add-ons', ref, { fields: { 'oldPrices[]': ['800.00'] } });
    expect(reply.body).toMatchObject({
      code: 'add-on.price-changed',
      data: { prices: [{ addOnId: ADD_ONS.tap.id, price: 849.5 }] },
    });
    const { events, addOns } = await world.traces(ref);
    expect(addOns).toEqual([]);
    expect(events).toMatchObject([{ details: { items: [{ shownPrice: 80_000 }] } }]);
  });

  it('late cash that no longer matches the bill is refused, and its amount is recorded', async () => {
    const ref = await world.plant('ended', { addOns: [['tap', 1, 'accepted']] });
    expect((await arrive('pay', ref)).body.code).toBe('payment.amount-not-due');
    const { events, booking } = await world.traces(ref);
    expect(events).toMatchObject([{ command: 'pay', details: { amount: 59_900, mode: 'cash' } }]);
    expect(booking.paid).toBe(0);
  });
});

describe('late add-ons that the customer never approved', () => {
  it('add-ons that arrive after the end are not billed, and the customer is notified', async () => {
    const ref = await world.plant('ended');
    await arrive('propose-add-ons', ref);
    const { booking, notifications } = await world.traces(ref);
    expect(booking.total_after_end).toBe(59_900);
    expect(notifications).toMatchObject([{ account_id: people.asha.id, kind: 'add-ons-late' }]);
  });

  it('add-ons that arrive just before the end lapse, and the serviceman is notified', async () => {
    const ref = await world.plant('started', { addOns: [['pipe', 1, 'accepted']] });
    expect((await arrive('propose-add-ons', ref)).body.success).toBe(true);
    expect((await arrive('end', ref)).body.success).toBe(true);
    const { booking, addOns, notifications } = await world.traces(ref);
    expect(booking.total_after_end).toBe(59_900 + ADD_ONS.pipe.price);
    expect(addOns.map(({ status }) => status)).toEqual(['accepted', 'rejected']);
    expect(notifications.map(({ account_id: to, kind }) => [to, kind])).toEqual([
      [people.asha.id, 'add-ons-proposed'],
      [people.suresh.id, 'add-ons-lapsed'],
      [people.asha.id, 'work-ended'],
    ]);
  });
});

describe('late hold', () => {
  it('a late hold is checked against the time of choosing, never against a time before the start of work', async () => {
    const began = world.now();
    const ref = await world.plant('started');
    const chosen = { holdTime: dayOf(began), reason: 'Rain', actionTime: writeWireDateTime(began) };
    world.moveClock(began + 30 * HOUR);
    const token = await world.signIn('suresh');
    const impossible = {
      ...chosen,
      holdTime: addDays(dayOf(began), -30),
      actionTime: '2025-01-01 10:00:00',
    };
    expect(
      (await arrive('hold', ref, { key: 'hold-a', fields: impossible, token })).body.code,
    ).toBe('hold.date-not-offered');
    expect((await arrive('hold', ref, { key: 'hold-b', fields: chosen, token })).body.success).toBe(
      true,
    );
    world.moveClock(began);
    expect((await world.traces(ref)).booking).toMatchObject({
      state: 'held',
      held_until: dayOf(began),
    });
  });
});

describe('late commands on a reassigned booking', () => {
  const reassign = async (ref: BookingRef) => {
    await arrive('hold', ref);
    await world.look(REASSIGN, [ref.bookingId, people.imran.id]);
  };

  it.each(['resume', 'end', 'verify', 'pay', 'propose-add-ons'] as const)(
    'a former assignee gets booking.not-found, and the late %s is recorded for operators',
    async (action) => {
      const ref = await world.plant('started');
      await reassign(ref);
      const missing = await arrive(action, { bookingId: 1, orderId: 1 });
      const { text, body } = await arrive(action, ref);
      expect(body.code).toBe('booking.not-found');
      expect(text).toBe(missing.text);
      await arrive(action, ref);
      const { events, booking, payments } = await world.traces(ref);
      expect(booking.state).toBe('held');
      expect(payments).toEqual([]);
      expect(events.slice(1)).toMatchObject([
        {
          command: action,
          actor: 'serviceman',
          account_id: people.suresh.id,
          refusal: 'booking.reassigned',
        },
      ]);
      expect(at(events.at(-1)?.claimed_at ?? null)).toBe(world.now() - HOUR);
    },
  );

  it('no late command is recorded for somebody who never had the booking, nor under a wrong order', async () => {
    const ref = await world.plant('started');
    await reassign(ref);
    const [call, fields] = ACTIONS.end;
    await world.sendFields(call, { ...wire(ref), ...fields() }, world.rohan);
    await arrive('end', { ...ref, orderId: ref.orderId + 1 }, { key: 'crossed' });
    expect((await world.traces(ref)).events).toHaveLength(1);
  });
});
