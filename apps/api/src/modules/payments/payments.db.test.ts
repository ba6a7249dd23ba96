import { addPayment } from '@karigar/contract/payments/add-payment';
import { getPaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADD_ONS,
  createBookingWorld,
  TOTAL,
  type BookingRef,
  type BookingWorld,
} from '#testing/booking-world';
import { people } from '#testing/people';

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

const wire = ({ bookingId, orderId }: BookingRef) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});
const pay = (
  ref: BookingRef,
  amount = '599.00',
  options: { token?: string; key?: string; mode?: string } = {},
) =>
  world.sendFields(
    addPayment,
    { ...wire(ref), amount, paymentMode: options.mode ?? 'cash' },
    { ...world.suresh, ...options },
  );
const summary = (ref: BookingRef, send = world.suresh) =>
  world.sendFields(getPaymentSummary, wire(ref), send);

describe('payment summary', () => {
  it('[WIRE-17] the payment summary returns paidAndTotal[0].totalAfterEnd and paymentDetails to both sides', async () => {
    const ref = await world.plant('ended');
    const before = await summary(ref);
    expect(before.body).toMatchObject({ success: true, code: 200 });
    expect(before.body.data).toEqual({
      paidAndTotal: [{ totalAfterEnd: 599 }],
      paymentDetails: [],
    });
    await pay(ref);
    for (const side of [world.suresh, world.asha]) {
      expect((await summary(ref, side)).body.data).toEqual({
        paidAndTotal: [{ totalAfterEnd: 599 }],
        paymentDetails: [{ amount: 599 }],
      });
    }
  });

  it('the payment summary of running work is the bill so far, with accepted add-ons only', async () => {
    const ref = await world.plant('started', {
      addOns: [
        ['tap', 2, 'accepted'],
        ['pipe', 1, 'pending'],
        ['pipe', 1, 'rejected'],
      ],
    });
    expect((await summary(ref)).body.data).toMatchObject({
      paidAndTotal: [{ totalAfterEnd: 599 + 1699 }],
    });
  });

  it("the payment summary of another's booking gets the same refusal as a missing one", async () => {
    const ref = await world.plant('ended');
    const missing = await summary({ bookingId: 1, orderId: 1 });
    expect(missing.body.code).toBe('booking.not-found');
    for (const stranger of [world.imran, world.rohan]) {
      expect((await summary(ref, stranger)).text).toBe(missing.text);
    }
  });
});

describe('cash payment', () => {
  it('[WIRE-18] a cash payment stores amount and paymentMode with every trace, once', async () => {
    const ref = await world.plant('ended', { addOns: [['tap', 2, 'accepted']] });
    const reply = await pay(ref, '2298.00', { key: 'pay-1' });
    expect(reply.body).toMatchObject({ success: true, message: 'Payment successful!' });
    const { booking, payments, events, outbox, audit, notifications } = await world.traces(ref);
    const amount = TOTAL + 2 * ADD_ONS.tap.price;
    expect(booking).toMatchObject({ state: 'ended', version: 2, paid: amount });
    expect(payments).toMatchObject([{ amount, mode: 'cash', taken_by: people.suresh.id }]);
    expect(events).toMatchObject([
      { command: 'pay', from_state: 'ended', to_state: 'ended', key: 'pay-1', details: { amount } },
    ]);
    expect(outbox).toHaveLength(2);
    expect(audit).toMatchObject([{ call: 'add-payment', outcome: 'ok' }]);
    expect(notifications).toMatchObject([
      { account_id: people.asha.id, kind: 'payment-received', details: { amount } },
    ]);
  });

  it('a cash payment is accepted after completion', async () => {
    const ref = await world.plant('completed');
    expect((await pay(ref)).body.success).toBe(true);
    expect((await world.traces(ref)).booking).toMatchObject({ state: 'completed', paid: TOTAL });
  });

  it('a second cash payment is refused without a key and replayed with one', async () => {
    const plain = await world.plant('ended');
    await pay(plain);
    expect((await pay(plain)).body.code).toBe('payment.nothing-due');
    const keyed = await world.plant('ended');
    await pay(keyed, '599.00', { key: 'pay-2' });
    expect((await pay(keyed, '599.00', { key: 'pay-2' })).body.success).toBe(true);
    for (const ref of [plain, keyed]) expect((await world.traces(ref)).payments).toHaveLength(1);
  });

  it.each([
    ['offered', 'payment.work-not-ended'],
    ['assigned', 'payment.work-not-ended'],
    ['started', 'payment.work-not-ended'],
    ['held', 'payment.work-not-ended'],
    ['cancelled', 'booking.cancelled'],
  ] as const)('a cash payment is refused while the booking is %s', async (state, refusal) => {
    const ref = await world.plant(state);
    expect((await pay(ref)).body.code).toBe(refusal);
    const { payments, events } = await world.traces(ref);
    expect(payments).toEqual([]);
    expect(events).toMatchObject([{ command: 'pay', refusal }]);
  });

  it('add-payment accepts only cash', async () => {
    const ref = await world.plant('ended');
    expect((await pay(ref, '599.00', { mode: 'upi' })).body.code).toBe('payment.mode-not-offered');
  });

  it("a cash payment for another's booking gets the same refusal as a missing one", async () => {
    const ref = await world.plant('ended');
    const foreign = await pay(ref, '599.00', world.imran);
    const missing = await pay({ bookingId: 1, orderId: 1 });
    expect(foreign.body.code).toBe('booking.not-found');
    expect(missing.text).toBe(foreign.text);
  });
});

it('P7: any amount other than the due is refused, and the bill stays', async () => {
  const ref = await world.plant('ended', { addOns: [['tap', 1, 'accepted']] });
  const forged = ['0', '0.01', '599.00', '1448.49', '1448.51', '144850', '9999999999999.99'];
  const unreadable = [
    '-1448.50',
    '1448.505',
    '1e3',
    '',
    'NaN',
    '1,448.50',
    ' 1448.50',
    '99999999999999',
  ];
  for (const amount of forged) {
    expect((await pay(ref, amount)).body.code, amount).toBe('payment.amount-not-due');
  }
  for (const amount of unreadable) {
    expect((await pay(ref, amount)).body.code, amount).toBe('request.malformed');
  }
  const { booking, payments } = await world.traces(ref);
  expect(booking).toMatchObject({ paid: 0, total_after_end: TOTAL + ADD_ONS.tap.price });
  expect(payments).toEqual([]);
  expect((await pay(ref, '1448.5')).body.success).toBe(true);
});
