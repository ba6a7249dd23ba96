import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { listPastOffers } from '@karigar/contract/offers/list-past-offers';
import { refuseOffer } from '@karigar/contract/offers/refuse-offer';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InputOf } from '@karigar/contract/define-call';
import { createDispatchWorld, type DispatchWorld } from '#testing/dispatch-world';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let world: DispatchWorld;
beforeAll(async () => {
  world = await createDispatchWorld();
});
afterAll(() => world.close());
beforeEach(() => world.leave());

type Man = Awaited<ReturnType<DispatchWorld['newMan']>>;

const listed = async (
  { token }: Pick<Man, 'token'>,
  input: InputOf<typeof listBookings> = { which: 'live' },
) => {
  const reply = readReply(listBookings, (await world.send(listBookings, input, { token })).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};
const past = async ({ token }: Pick<Man, 'token'>, input = {}) => {
  const reply = readReply(
    listPastOffers,
    (await world.send(listPastOffers, input, { token })).body,
  );
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};
const offered = async (at?: number) => {
  const ref = await world.request(at);
  await world.dispatch(ref);
  return ref;
};

describe('the list of live bookings', () => {
  it('[LIST-11] has the offers open to him as Pending, without phone, street or door', async () => {
    const man = await world.newMan(1);
    const ref = await offered();
    const [booking] = await listed(man);
    expect(booking).toMatchObject({
      id: ref.bookingId,
      orderId: ref.orderId,
      state: 'offered',
      statusName: 'Pending',
      isNew: false,
      phone: null,
      alternatePhone: null,
      area: 'Kothrud',
      street: '',
      address: '',
    });
    const { text } = await world.send(listBookings, { which: 'live' }, man);
    for (const hidden of ['9890011223', '9890011224', 'Lane 5']) expect(text).not.toContain(hidden);
  });

  it('is in the order of time, page by page, whatever is his and whatever is offered', async () => {
    const man = await world.newMan(1);
    const at = world.now() + 400 * DAY;
    const refs = [];
    for (const day of [3, 1, 4, 2]) refs.push(await offered(at + day * DAY));
    const taken = [refs[0], refs[2]];
    for (const ref of taken) if (ref !== undefined) await world.send(acceptOffer, ref, man);
    const inOrder = [refs[1], refs[3], refs[0], refs[2]].map((ref) => ref?.bookingId);
    expect((await listed(man)).map(({ id }) => id)).toEqual(inOrder);
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await listed(man, { which: 'live', limit: 2, page }));
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([
      inOrder.slice(0, 2),
      inOrder.slice(2),
      [],
    ]);
  });

  it('loses what was taken by another, refused, or ran out', async () => {
    const [man, other] = [await world.newMan(1), await world.newMan(2)];
    await world.send(acceptOffer, await offered(), other);
    await world.send(refuseOffer, await offered(), man);
    const last = await offered();
    expect((await listed(man)).map(({ id }) => id)).toEqual([last.bookingId]);
    const began = world.now();
    world.moveClock(began + 2 * MINUTE);
    expect(await listed(man)).toEqual([]);
    world.moveClock(began);
  });
});

describe('the offers that passed', () => {
  it('say what it was and why it went, newest first, to him alone', async () => {
    const [man, other] = [await world.newMan(1), await world.newMan(2)];
    const [taken, refusedOne, cancelled, late, mine] = [
      await offered(),
      await offered(),
      await offered(),
      await offered(),
      await offered(),
    ];
    await world.send(acceptOffer, taken, other);
    await world.send(refuseOffer, refusedOne, man);
    await world.cancel(cancelled);
    await world.send(acceptOffer, mine, man);
    const began = world.now();
    world.moveClock(began + 2 * MINUTE);
    await world.dispatch(late);
    expect((await past(man)).map(({ bookingId, why }) => [bookingId, why])).toEqual([
      [late.bookingId, 'time-ran-out'],
      [cancelled.bookingId, 'cancelled'],
      [refusedOne.bookingId, 'refused'],
      [taken.bookingId, 'somebody-else'],
    ]);
    expect((await past(man))[0]).toMatchObject({ area: 'Kothrud', goneAt: began + 2 * MINUTE });
    expect((await past(man, { limit: 1, page: 2 })).map(({ bookingId }) => bookingId)).toEqual([
      cancelled.bookingId,
    ]);
    expect((await past(other)).map(({ bookingId }) => bookingId)).not.toContain(taken.bookingId);
    world.moveClock(began);
  });
});
