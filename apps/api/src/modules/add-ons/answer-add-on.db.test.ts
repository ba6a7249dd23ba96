import { answerAddOn } from '@karigar/contract/add-ons/answer-add-on';
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

const firstAddOn = async (ref: BookingRef): Promise<number> => {
  const [addOn] = (await world.traces(ref)).addOns;
  if (!addOn) throw new Error('no add-on planted');
  return addOn.id;
};

const send = (
  { bookingId, orderId }: BookingRef,
  id: number,
  answer: string,
  options: { token: string; key?: string } = world.asha,
) => {
  const fields = { bookingId: String(bookingId), mainId: String(orderId), id: String(id), answer };
  return world.sendFields(answerAddOn, fields, options);
};

describe('answer-add-on', () => {
  it.each([
    ['1', 'accepted', TOTAL + 2 * ADD_ONS.tap.price],
    ['2', 'rejected', TOTAL],
  ])(
    'answer %s makes the add-on %s, notifies the serviceman and changes the bill',
    async (code, status, bill) => {
      const ref = await world.plant('started', { addOns: [['tap', 2, 'pending']] });
      const reply = await send(ref, await firstAddOn(ref), code, {
        ...world.asha,
        key: `a-${code}`,
      });
      expect(reply.body).toMatchObject({ success: true, message: 'Your answer is saved.' });
      const { addOns, booking, events, outbox, notifications, audit } = await world.traces(ref);
      expect(addOns).toMatchObject([{ status }]);
      expect(booking).toMatchObject({ state: 'started', version: 2 });
      expect(events).toMatchObject([
        {
          command: 'answer-add-on',
          actor: 'customer',
          account_id: people.asha.id,
          to_state: 'started',
          details: { answer: status },
        },
      ]);
      expect(outbox).toHaveLength(2);
      expect(notifications).toMatchObject([
        { account_id: people.suresh.id, kind: `add-on-${status}` },
      ]);
      expect(audit).toMatchObject([{ call: 'answer-add-on', outcome: 'ok', role: 'customer' }]);
      const summary = await world.send(getPaymentSummary, ref, world.suresh);
      expect(summary.body.data).toMatchObject({ paidAndTotal: [{ totalAfterEnd: bill / 100 }] });
    },
  );

  it('an add-on can be answered only once', async () => {
    const ref = await world.plant('started', { addOns: [['tap', 1, 'pending']] });
    const id = await firstAddOn(ref);
    await send(ref, id, '1');
    expect((await send(ref, id, '2')).body.code).toBe('add-on.already-answered');
    expect((await world.traces(ref)).addOns).toMatchObject([{ status: 'accepted' }]);
  });

  it.each([
    ['requested', 'booking.not-assigned'],
    ['offered', 'booking.not-assigned'],
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
    ['refused', 'booking.nobody-available'],
  ] as const)('answering an add-on is refused while the booking is %s', async (state, refusal) => {
    const ref = await world.plant(state, { addOns: [['tap', 1, 'pending']] });
    expect((await send(ref, await firstAddOn(ref), '1')).body.code).toBe(refusal);
    const { addOns, events } = await world.traces(ref);
    expect(addOns).toMatchObject([{ status: 'pending' }]);
    expect(events).toMatchObject([{ command: 'answer-add-on', actor: 'customer', refusal }]);
  });

  it('refuses an add-on of another booking, and a booking of another customer', async () => {
    const ref = await world.plant('started', { addOns: [['tap', 1, 'pending']] });
    const other = await world.plant('started', { addOns: [['tap', 1, 'pending']] });
    const foreignId = await firstAddOn(other);
    expect((await send(ref, foreignId, '1')).body.code).toBe('add-on.not-found');
    const foreign = await send(other, foreignId, '1', world.rohan);
    const missing = await send({ bookingId: 1, orderId: 1 }, foreignId, '1');
    expect(foreign.body.code).toBe('booking.not-found');
    expect(missing.text).toBe(foreign.text);
    expect((await world.traces(other)).addOns).toMatchObject([{ status: 'pending' }]);
  });

  it('a serviceman cannot answer an add-on', async () => {
    const ref = await world.plant('started', { addOns: [['tap', 1, 'pending']] });
    const reply = await send(ref, await firstAddOn(ref), '1', world.suresh);
    expect(reply).toMatchObject({ status: 403, body: { code: 'role.not-allowed' } });
  });
});
