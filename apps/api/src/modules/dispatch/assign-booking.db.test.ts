import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { startWork } from '@karigar/contract/bookings/start-work';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byHand, EVEN_SO, versionOf } from '#testing/assign-by-hand';
import { createBookingWorld, type BookingRef, type BookingWorld } from '#testing/booking-world';
import { createPerson } from '#testing/fresh-people';
import { block } from '#testing/order-world';
import { people } from '#testing/people';

let world: BookingWorld;
let priya: { token: string };
beforeAll(async () => {
  world = await createBookingWorld();
  priya = { token: await world.signIn('priya') };
});
afterAll(() => world.close());

const assign = async (ref: BookingRef, servicemanId: number = people.suresh.id) =>
  world.send(assignBooking, await byHand(world.look, ref, servicemanId), priya);

describe('assign-booking', () => {
  it.each(['requested', 'refused'] as const)(
    'assigns a booking that is %s to a serviceman',
    async (state) => {
      const ref = await world.plant(state, { code: null });
      expect((await assign(ref)).body).toMatchObject({ success: true });
      const { booking, events, notifications, outbox, code, audit } = await world.traces(ref);
      expect(booking).toMatchObject({
        state: 'assigned',
        serviceman_id: people.suresh.id,
        serviceman_name: 'Suresh Pawar',
        version: 2,
        seen_at: null,
      });
      expect(events).toMatchObject([
        {
          command: 'assign',
          actor: 'operator',
          account_id: people.priya.id,
          from_state: state,
          to_state: 'assigned',
          details: { servicemanId: people.suresh.id, reason: EVEN_SO.reason },
        },
      ]);
      expect(notifications.map(({ account_id: to, kind }) => [to, kind])).toEqual([
        [people.suresh.id, 'booking-assigned'],
        [people.asha.id, 'serviceman-assigned'],
      ]);
      const hinted = outbox.map((row) => row.account_id);
      expect(new Set(hinted)).toEqual(new Set([people.suresh.id, people.asha.id]));
      const sealed = code?.code_sealed ?? '';
      expect(world.context.vault.open(sealed, `completion_codes.code:${ref.bookingId}`)).toMatch(
        /^\d{6}$/,
      );
      expect(audit.at(-1)).toMatchObject({ call: 'assign-booking', outcome: 'ok' });
      const listed = await world.send(listBookings, { which: 'live' }, world.suresh);
      expect(listed.text).toContain(String(ref.bookingId));
      const begun = await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
      expect(begun.body.success).toBe(true);
    },
  );

  it('reassigning keeps the completion code and notifies the former assignee', async () => {
    const ref = await world.plant('assigned');
    const before = await world.traces(ref);
    expect((await assign(ref, people.imran.id)).body.success).toBe(true);
    const after = await world.traces(ref);
    expect(after.booking).toMatchObject({ state: 'assigned', serviceman_id: people.imran.id });
    expect(after.code).toEqual(before.code);
    expect(after.notifications.map(({ account_id: to, kind }) => [to, kind])).toEqual([
      [people.imran.id, 'booking-assigned'],
      [people.asha.id, 'serviceman-assigned'],
      [people.suresh.id, 'booking-given-away'],
    ]);
    expect(after.outbox).toHaveLength(3);
  });

  it('reassigning a held booking leaves it on hold', async () => {
    const ref = await world.plant('held');
    await assign(ref, people.imran.id);
    expect((await world.traces(ref)).booking).toMatchObject({
      state: 'held',
      serviceman_id: people.imran.id,
    });
  });
});

describe('assign-booking is refused', () => {
  it.each([
    ['booking.already-started', 'started'],
    ['booking.already-ended', 'ended'],
    ['booking.already-completed', 'completed'],
    ['booking.cancelled', 'cancelled'],
  ] as const)('assigning is refused with %s when the booking is %s', async (refusal, state) => {
    const ref = await world.plant(state);
    expect((await assign(ref, people.imran.id)).body.code).toBe(refusal);
    const { booking, events } = await world.traces(ref);
    expect(booking).toMatchObject({ state, serviceman_id: people.suresh.id });
    expect(events.at(-1)).toMatchObject({ command: 'assign', refusal });
  });

  it('assigning a missing booking is refused with booking.not-found', async () => {
    expect((await assign({ bookingId: 1, orderId: 1 })).body.code).toBe('booking.not-found');
  });

  it.each([
    ['no account', 999_999_999],
    ['a customer', people.asha.id],
  ])('assigning is refused with serviceman.not-found: %s', async (_who, id) => {
    const ref = await world.plant('requested', { code: null });
    expect((await assign(ref, id)).body.code).toBe('serviceman.not-found');
    expect((await world.traces(ref)).booking.state).toBe('requested');
  });

  it('nobody can set aside that a serviceman has blocked the customer', async () => {
    const ref = await world.plant('requested', { code: null });
    await block(world.look, people.imran.id, people.asha.id);
    expect((await assign(ref, people.imran.id)).body).toMatchObject({
      code: 'serviceman.not-fit',
      data: { reasons: ['blocked'] },
    });
    expect((await world.traces(ref)).booking.state).toBe('requested');
  });

  it('a booking that changed since is refused, with who did what', async () => {
    const ref = await world.plant('requested', { code: null });
    const seen = await byHand(world.look, ref, people.suresh.id);
    await world.send(assignBooking, seen, priya);
    const late = await world.send(assignBooking, { ...seen, servicemanId: people.imran.id }, priya);
    expect(late.body).toMatchObject({
      code: 'booking.changed',
      data: {
        version: 2,
        state: 'assigned',
        servicemanId: people.suresh.id,
        servicemanName: 'Suresh Pawar',
        command: 'assign',
        actor: 'operator',
        by: 'Priya Nair',
      },
    });
    expect((await world.traces(ref)).booking).toMatchObject({ serviceman_id: people.suresh.id });
  });

  it('only operators may assign a booking', async () => {
    const ref = await world.plant('requested', { code: null });
    for (const caller of [world.suresh, world.asha]) {
      const reply = await world.send(
        assignBooking,
        await byHand(world.look, ref, people.suresh.id),
        caller,
      );
      expect(reply).toMatchObject({ status: 401, body: { code: 'session.ended' } });
    }
  });
});

describe('a serviceman who does not fit', () => {
  const offHours = async () => {
    const { id } = await createPerson(world.look, 'serviceman', world.now());
    return { ref: await world.plant('requested', { code: null }), id };
  };
  const send = async (ref: BookingRef, servicemanId: number, more: object = {}) =>
    world.send(
      assignBooking,
      { ...ref, servicemanId, version: await versionOf(world.look, ref), ...more },
      priya,
    );

  it('is refused with every reason', async () => {
    const { ref, id } = await offHours();
    expect((await send(ref, id)).body).toMatchObject({
      code: 'serviceman.not-fit',
      data: { reasons: ['off-duty', 'out-of-hours'] },
    });
    const some = await send(ref, id, { evenThough: ['off-duty'], reason: EVEN_SO.reason });
    expect(some.body).toMatchObject({ data: { reasons: ['out-of-hours'] } });
  });

  it('is assigned when each reason is named and the words are given', async () => {
    const { ref, id } = await offHours();
    const evenThough = ['off-duty', 'out-of-hours'];
    expect((await send(ref, id, { evenThough })).body.code).toBe('console.reason-missing');
    const given = await send(ref, id, { evenThough, reason: 'Called, and comes from home' });
    expect(given.body.success).toBe(true);
    const { events, audit } = await world.traces(ref);
    expect(events.at(-1)).toMatchObject({
      details: { servicemanId: id, evenThough, reason: 'Called, and comes from home' },
    });
    expect(audit.at(-1)).toMatchObject({ outcome: 'ok' });
  });

  it('gets no two bookings of the same hour unless the operator says so', async () => {
    const { id } = await createPerson(world.look, 'serviceman', world.now());
    const [one, other] = [
      await world.plant('requested', { code: null }),
      await world.plant('requested', { code: null }),
    ];
    const evenThough = ['off-duty', 'out-of-hours'];
    const words = { evenThough, reason: 'Called, and comes from home' };
    expect((await send(one, id, words)).body.success).toBe(true);
    expect((await send(other, id, words)).body).toMatchObject({
      code: 'serviceman.not-fit',
      data: { reasons: ['not-free'] },
    });
  });

  it('may be the present assignee: nothing is checked again', async () => {
    const ref = await world.plant('assigned');
    expect((await send(ref, people.suresh.id)).body.success).toBe(true);
  });
});
