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

type Serviceman = Awaited<ReturnType<DispatchWorld['newServiceman']>>;

const listed = async (
  { token }: Pick<Serviceman, 'token'>,
  input: InputOf<typeof listBookings> = { which: 'live' },
) => {
  const reply = readReply(listBookings, (await world.send(listBookings, input, { token })).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};
const past = async ({ token }: Pick<Serviceman, 'token'>, input = {}) => {
  const reply = readReply(
    listPastOffers,
    (await world.send(listPastOffers, input, { token })).body,
  );
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};
/** In six hours: there are six minutes to answer. */
const offeredToday = async () => {
  const ref = await world.request(world.now() + 360 * MINUTE, null, world.now());
  await world.dispatch(ref);
  return ref;
};
const offered = async (at?: number) => {
  const ref = await world.request(at);
  await world.dispatch(ref);
  return ref;
};

describe('list-bookings with offers', () => {
  it('[LIST-11] live bookings have the open offers as Pending, without phone, street or address', async () => {
    const serviceman = await world.newServiceman(1);
    const ref = await offered();
    const [booking] = await listed(serviceman);
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
    const { text } = await world.send(listBookings, { which: 'live' }, serviceman);
    for (const hidden of ['9890011223', '9890011224', 'Lane 5']) expect(text).not.toContain(hidden);
  });

  it('live bookings and offers are sorted by time together, also across pages', async () => {
    const serviceman = await world.newServiceman(1);
    const at = world.now() + 400 * DAY;
    const refs = [];
    for (const day of [3, 1, 4, 2]) refs.push(await offered(at + day * DAY));
    const taken = [refs[0], refs[2]];
    for (const ref of taken) if (ref !== undefined) await world.send(acceptOffer, ref, serviceman);
    const inOrder = [refs[1], refs[3], refs[0], refs[2]].map((ref) => ref?.bookingId);
    expect((await listed(serviceman)).map(({ id }) => id)).toEqual(inOrder);
    const pages = [];
    for (const page of [1, 2, 3])
      pages.push(await listed(serviceman, { which: 'live', limit: 2, page }));
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([
      inOrder.slice(0, 2),
      inOrder.slice(2),
      [],
    ]);
  });

  it('live bookings leave out offers that another accepted, that were refused, or that expired', async () => {
    const [serviceman, other] = [await world.newServiceman(1), await world.newServiceman(2)];
    await world.send(acceptOffer, await offered(), other);
    await world.send(refuseOffer, await offered(), serviceman);
    const last = await offeredToday();
    expect((await listed(serviceman)).map(({ id }) => id)).toEqual([last.bookingId]);
    const began = world.now();
    world.moveClock(began + 6 * MINUTE);
    expect(await listed(serviceman)).toEqual([]);
    world.moveClock(began);
  });
});

describe('list-past-offers', () => {
  it('past offers say why they closed, newest first, only to the serviceman who had them', async () => {
    const [serviceman, other] = [await world.newServiceman(1), await world.newServiceman(2)];
    const [taken, refusedOne, cancelled, late, acceptedOne] = [
      await offered(),
      await offered(),
      await offered(),
      await offeredToday(),
      await offered(),
    ];
    await world.send(acceptOffer, taken, other);
    await world.send(refuseOffer, refusedOne, serviceman);
    await world.cancel(cancelled);
    await world.send(acceptOffer, acceptedOne, serviceman);
    const began = world.now();
    world.moveClock(began + 6 * MINUTE);
    await world.dispatch(late);
    expect((await past(serviceman)).map(({ bookingId, why }) => [bookingId, why])).toEqual([
      [late.bookingId, 'time-ran-out'],
      [cancelled.bookingId, 'cancelled'],
      [refusedOne.bookingId, 'refused'],
      [taken.bookingId, 'somebody-else'],
    ]);
    expect((await past(serviceman))[0]).toMatchObject({
      area: 'Kothrud',
      goneAt: began + 6 * MINUTE,
    });
    expect(
      (await past(serviceman, { limit: 1, page: 2 })).map(({ bookingId }) => bookingId),
    ).toEqual([cancelled.bookingId]);
    expect((await past(other)).map(({ bookingId }) => bookingId)).not.toContain(taken.bookingId);
    world.moveClock(began);
  });
});
