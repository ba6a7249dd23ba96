import { answerAddOn } from '@karigar/contract/add-ons/answer-add-on';
import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { takeBackAddOn } from '@karigar/contract/add-ons/take-back-add-on';
import { endWork } from '@karigar/contract/bookings/end-work';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { paise } from '@karigar/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADD_ONS,
  createBookingWorld,
  type BookingRef,
  type BookingWorld,
} from '#testing/booking-world';
import { people } from '#testing/people';

const { tap, pipe } = ADD_ONS;

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

const itemOf = ({ id, price }: { id: number; price: number }) => ({
  addOnId: id,
  shownPrice: paise(price),
  price: paise(price),
  quantity: 1,
});

/** A running booking with tap and pipe proposed, and the ids of both proposals. */
const proposed = async () => {
  const ref = await world.plant('started');
  await world.send(proposeAddOns, { ...ref, items: [itemOf(tap), itemOf(pipe)] }, world.suresh);
  const [first, second] = (await world.traces(ref)).addOns;
  if (!first || !second) throw new Error('nothing was proposed');
  return { ref, tapId: first.id, pipeId: second.id };
};

const takeBack = (
  ref: BookingRef,
  addOnId: number,
  send: { token: string; key?: string } = world.suresh,
) => world.send(takeBackAddOn, { ...ref, addOnId }, send);

const namesFor = async (ref: BookingRef, who: { token: string }) => {
  const { body } = await world.send(listBookingAddOns, ref, who);
  return (body.data as { name: string }[]).map(({ name }) => name);
};

describe('take-back-add-on', () => {
  it('an add-on that is taken back is gone for both sides, with every trace and no notification', async () => {
    const { ref, tapId } = await proposed();
    const before = await world.traces(ref);
    const reply = await takeBack(ref, tapId, { ...world.suresh, key: 'back-1' });
    expect(reply.body).toMatchObject({ success: true, message: 'The add-on is taken back.' });
    expect(await namesFor(ref, world.suresh)).toEqual([pipe.name]);
    expect(await namesFor(ref, world.asha)).toEqual([pipe.name]);
    const mine = await world.send(getMyBooking, { bookingId: ref.bookingId }, world.asha);
    expect(mine.body.data).toMatchObject({ booking: { addons: [{ name: pipe.name }] } });
    const { booking, events, outbox, notifications, audit } = await world.traces(ref);
    expect(booking).toMatchObject({ state: 'started', version: before.booking.version + 1 });
    expect(events.at(-1)).toMatchObject({
      command: 'take-back-add-on',
      actor: 'serviceman',
      account_id: people.suresh.id,
      to_state: 'started',
      key: 'back-1',
      details: { addOnId: tapId },
    });
    // The customer's open screen and the serviceman's other phone read the booking again.
    expect(outbox).toHaveLength(before.outbox.length + 2);
    expect(notifications).toHaveLength(before.notifications.length);
    expect(audit.at(-1)).toMatchObject({ call: 'take-back-add-on', outcome: 'ok' });
  });

  it('an add-on is taken back once, however often it is sent, with or without a key', async () => {
    const { ref, tapId } = await proposed();
    for (const key of ['b', 'b', 'c']) {
      expect((await takeBack(ref, tapId, { ...world.suresh, key })).body.success).toBe(true);
    }
    const replies = await Promise.all(Array.from({ length: 5 }, () => takeBack(ref, tapId)));
    expect(replies.every(({ body }) => body.success)).toBe(true);
    const { events } = await world.traces(ref);
    expect(events.filter(({ command }) => command === 'take-back-add-on')).toHaveLength(1);
  });

  it('an add-on that is taken back cannot be approved, and the end of work does not name it', async () => {
    const { ref, tapId, pipeId } = await proposed();
    await takeBack(ref, tapId);
    const answer = { ...ref, addOnId: tapId, answer: 'accepted' } as const;
    const reply = await world.send(answerAddOn, answer, world.asha);
    expect(reply.body).toMatchObject({ success: false, code: 'add-on.taken-back' });
    await world.send(answerAddOn, { ...answer, addOnId: pipeId }, world.asha);
    await world.send(endWork, { ...ref, endedAt: world.now() }, world.suresh);
    const { booking, notifications } = await world.traces(ref);
    expect(booking).toMatchObject({ state: 'ended', total_after_end: 59_900 + pipe.price });
    expect(notifications.map(({ kind }) => kind)).not.toContain('add-ons-lapsed');
  });

  it('the same add-on can be proposed again after it was taken back', async () => {
    const { ref, tapId } = await proposed();
    await takeBack(ref, tapId);
    await world.send(proposeAddOns, { ...ref, items: [itemOf(tap)] }, world.suresh);
    expect(await namesFor(ref, world.asha)).toEqual([pipe.name, tap.name]);
  });

  it.each(['accepted', 'rejected'] as const)(
    'taking back is refused once the customer has %s the add-on',
    async (answer) => {
      const { ref, tapId } = await proposed();
      await world.send(answerAddOn, { ...ref, addOnId: tapId, answer }, world.asha);
      expect((await takeBack(ref, tapId)).body.code).toBe('add-on.already-answered');
      const { addOns, events } = await world.traces(ref);
      expect(addOns[0]).toMatchObject({ status: answer });
      expect(events.at(-1)).toMatchObject({ refusal: 'add-on.already-answered' });
    },
  );

  it.each([
    ['offered', 'booking.not-assigned'],
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
  ] as const)(
    'taking back an add-on is refused while the booking is %s',
    async (state, refusal) => {
      const ref = await world.plant(state, { addOns: [['tap', 1, 'pending']] });
      const id = (await world.traces(ref)).addOns[0]?.id ?? 0;
      expect((await takeBack(ref, id)).body.code).toBe(refusal);
      expect((await world.traces(ref)).addOns).toMatchObject([{ status: 'pending' }]);
    },
  );

  it('refuses an add-on of another booking, and a booking of another serviceman', async () => {
    const { ref, tapId } = await proposed();
    const other = await world.plant('started');
    expect((await takeBack(other, tapId)).body.code).toBe('add-on.not-found');
    const foreign = await takeBack(ref, tapId, world.imran);
    const missing = await takeBack({ bookingId: 1, orderId: 1 }, tapId);
    expect(foreign.body.code).toBe('booking.not-found');
    expect(missing.text).toBe(foreign.text);
    expect((await world.traces(ref)).addOns).toMatchObject([{ status: 'pending' }, {}]);
  });

  it('a customer cannot take back an add-on', async () => {
    const { ref, tapId } = await proposed();
    const reply = await takeBack(ref, tapId, world.asha);
    expect(reply).toMatchObject({ status: 403, body: { code: 'role.not-allowed' } });
  });
});
