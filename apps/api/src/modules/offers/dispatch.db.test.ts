import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { giveBackBooking } from '@karigar/contract/offers/give-back-booking';
import { listOffers } from '@karigar/contract/offers/list-offers';
import { refuseOffer } from '@karigar/contract/offers/refuse-offer';
import { listExceptions } from '@karigar/contract/visit-problems/list-exceptions';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { createDispatchWorld, type DispatchWorld } from '#testing/dispatch-world';

const MINUTE = 60_000;
let world: DispatchWorld;
let suresh: number;
let imran: number;
beforeAll(async () => {
  world = await createDispatchWorld();
  [suresh, imran] = [world.people.suresh.id, world.people.imran.id];
});
afterAll(() => world.close());
beforeEach(() => world.leave());

const twoMen = async () => {
  await world.stand(suresh, 1);
  await world.stand(imran, 3);
};
const offeredToBoth = async () => {
  await twoMen();
  const ref = await world.request();
  await world.dispatch(ref);
  return ref;
};
const codeOf = async (reply: Promise<{ body: { code: unknown } }>) => (await reply).body.code;
const seen = async (token: string) => {
  const reply = readReply(listOffers, (await world.send(listOffers, {}, { token })).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};

describe('a booking that nobody has', () => {
  it('is offered to the three nearest, and is nobody’s until one accepts', async () => {
    await twoMen();
    const [near, far] = [await world.newMan(2), await world.newMan(9)];
    const ref = await world.request();
    await world.dispatch(ref);
    const until = new Date(world.now() + 2 * MINUTE);
    expect(await world.offers(ref)).toEqual([
      { man: suresh, round: 1, outcome: null, until, reasons: ['nearest', 'free'] },
      { man: near.id, round: 1, outcome: null, until, reasons: ['near', 'free'] },
      { man: imran, round: 1, outcome: null, until, reasons: ['near', 'free'] },
    ]);
    expect(await world.stateOf(ref)).toEqual({ state: 'offered', man: null, next: until });
    expect(await world.told(ref, 'job-offered')).toHaveLength(3);
    expect(await seen(far.token)).toEqual([]);
  });

  it('shows each what he will have of it and how far it is, and not whom to call', async () => {
    const ref = await offeredToBoth();
    const [offer] = await seen(world.suresh.token);
    expect(offer).toMatchObject({
      bookingId: ref.bookingId,
      total: 59_900,
      netPay: 43_149,
      travelMinutes: 5,
      secondsLeft: 120,
      customerName: 'Asha Kulkarni',
      area: 'Kothrud',
    });
    expect(offer?.metres).toBeGreaterThan(990);
    const { text } = await world.send(listOffers, {}, world.suresh);
    for (const hidden of ['9890011223', '9890011224', 'Lane 5']) expect(text).not.toContain(hidden);
    expect(await codeOf(world.send(listOffers, {}, world.asha))).toBe('role.not-allowed');
  });

  it('goes to the next when its time has run out, and to nobody twice', async () => {
    await twoMen();
    const [third, fourth] = [await world.newMan(4), await world.newMan(5)];
    const ref = await world.request();
    await world.dispatch(ref);
    const began = world.now();
    await world.dispatch(ref);
    expect(await world.offers(ref)).toHaveLength(3);
    world.moveClock(began + 2 * MINUTE);
    expect(await seen(third.token)).toEqual([]);
    await world.dispatch(ref);
    const offers = await world.offers(ref);
    expect(offers.map(({ man, round, outcome }) => [man, round, outcome])).toEqual([
      [suresh, 1, 'lapsed'],
      [imran, 1, 'lapsed'],
      [third.id, 1, 'lapsed'],
      [fourth.id, 2, null],
    ]);
    world.moveClock(began);
  });

  it('is a person’s when nobody is left, and its customer is told', async () => {
    const ref = await world.request();
    await world.dispatch(ref);
    expect(await world.stateOf(ref)).toEqual({ state: 'refused', man: null, next: null });
    expect(await world.told(ref, 'nobody-yet')).toEqual([
      { account_id: String(world.people.asha.id) },
    ]);
    const asked = await offeredToBoth();
    const began = world.now();
    world.moveClock(began + 2 * MINUTE);
    await world.dispatch(asked);
    expect(await world.stateOf(asked)).toMatchObject({ state: 'refused', next: null });
    world.moveClock(began);
  });

  it('is offered to nobody who has a block with her, or her phone', async () => {
    const asha = world.people.asha.id;
    const [blocks, blocked, same, free] = [
      await world.newMan(1),
      await world.newMan(1),
      await world.newMan(1),
      await world.newMan(5),
    ];
    const ref = await world.request();
    await world.block(blocks.id, asha, ref);
    await world.block(asha, blocked.id, ref);
    await world.setPhone(same.id, '9890011224');
    await world.dispatch(ref);
    expect((await world.offers(ref)).map(({ man }) => man)).toEqual([free.id]);
  });

  it('goes by rating between two who are alike, once enough have rated', async () => {
    const [few, good, better] = [
      await world.newMan(1),
      await world.newMan(1),
      await world.newMan(1),
    ];
    await world.rate(few.id, 4, 4);
    await world.rate(good.id, 5, 22);
    await world.rate(better.id, 5, 24);
    const ref = await world.request();
    await world.dispatch(ref);
    const asked = (await world.offers(ref)).map(({ man }) => man);
    expect(asked).toEqual([better.id, few.id, good.id]);
  });

  it('does not care what a man refused before', async () => {
    const before = await offeredToBoth();
    for (let round = 0; round < 3; round += 1) {
      const ref = round === 0 ? before : await world.request();
      if (round > 0) await world.dispatch(ref);
      expect(await codeOf(world.send(refuseOffer, ref, world.suresh))).toBe(200);
    }
    const next = await world.request();
    await world.dispatch(next);
    expect((await world.offers(next)).map(({ man }) => man)).toEqual([suresh, imran]);
  });
});

describe('accepting', () => {
  it('gives it to the first, and takes it from the others at once', async () => {
    const ref = await offeredToBoth();
    expect(await codeOf(world.send(acceptOffer, ref, world.imran))).toBe(200);
    expect(await world.stateOf(ref)).toEqual({ state: 'assigned', man: imran, next: null });
    expect((await world.offers(ref)).map(({ outcome }) => outcome)).toEqual(['gone', 'accepted']);
    expect(await seen(world.suresh.token)).toEqual([]);
    const hints = await world.goneHints(ref, suresh);
    expect(hints).toHaveLength(1);
    expect(await codeOf(world.send(acceptOffer, ref, world.suresh))).toBe('booking.offer-gone');
    expect(await codeOf(world.send(refuseOffer, ref, world.suresh))).toBe('booking.offer-gone');
  });

  it('at the same moment has one winner', async () => {
    const men = [await world.newMan(1), await world.newMan(2), await world.newMan(3)];
    const ref = await world.request();
    await world.dispatch(ref);
    const codes = await Promise.all(
      [...men, ...men].map(({ token }) => codeOf(world.send(acceptOffer, ref, { token }))),
    );
    // Each says it twice: the second time it is his already.
    expect(codes.filter((code) => code === 200)).toHaveLength(2);
    expect(codes.slice(0, 3)).toEqual(codes.slice(3));
    expect(codes.filter((code) => code === 'booking.offer-gone')).toHaveLength(4);
    const outcomes = (await world.offers(ref)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'gone')).toHaveLength(2);
  });

  it('is for those who were asked, and in time', async () => {
    await world.stand(suresh, 1);
    const ref = await world.request();
    await world.dispatch(ref);
    expect(await codeOf(world.send(acceptOffer, ref, world.imran))).toBe('booking.not-found');
    expect(await codeOf(world.send(refuseOffer, ref, world.imran))).toBe('booking.not-found');
    const began = world.now();
    world.moveClock(began + 2 * MINUTE);
    expect(await codeOf(world.send(acceptOffer, ref, world.suresh))).toBe('booking.offer-gone');
    world.moveClock(began);
  });

  it('is for one job at a time, also when two are taken at once', async () => {
    await world.stand(suresh, 1);
    const at = world.now() + 15 * 24 * 60 * MINUTE;
    const refs = [await world.request(at), await world.request(at)];
    for (const ref of refs) await world.dispatch(ref);
    const codes = await Promise.all(
      refs.map((ref) => codeOf(world.send(acceptOffer, ref, world.suresh))),
    );
    expect(new Set(codes)).toEqual(new Set([200, 'offer.not-free']));
  });

  it('is over when the booking is cancelled, and the offer with it', async () => {
    const ref = await offeredToBoth();
    await world.cancel(ref);
    expect((await world.offers(ref)).map(({ outcome }) => outcome)).toEqual(['gone', 'gone']);
    expect(await codeOf(world.send(acceptOffer, ref, world.suresh))).toBe('booking.offer-gone');
    expect(await world.stateOf(ref)).toMatchObject({ state: 'cancelled', next: null });
  });
});

describe('refusing', () => {
  it('leaves the others their time, and sends it on at once when it was the last', async () => {
    await twoMen();
    const others = [await world.newMan(4), await world.newMan(5)];
    const ref = await world.request();
    await world.dispatch(ref);
    expect(await codeOf(world.send(refuseOffer, ref, world.suresh))).toBe(200);
    expect(await world.stateOf(ref)).toMatchObject({ state: 'offered' });
    expect(await seen(world.suresh.token)).toEqual([]);
    for (const { token } of [world.imran, { token: others[0]?.token ?? '' }])
      expect(await codeOf(world.send(refuseOffer, ref, { token }))).toBe(200);
    expect(await world.stateOf(ref)).toMatchObject({
      state: 'requested',
      next: new Date(world.now()),
    });
    expect(await world.wakes(ref)).toHaveLength(1);
    await world.dispatch(ref);
    expect((await world.offers(ref)).at(-1)).toMatchObject({ man: others[1]?.id, round: 2 });
  });
});

describe('giving back', () => {
  const reason = 'My scooter has broken down';

  it('makes it nobody’s again, tells the customer, and asks others', async () => {
    const ref = await offeredToBoth();
    await world.send(acceptOffer, ref, world.suresh);
    expect(await codeOf(world.send(giveBackBooking, { ...ref, reason }, world.suresh))).toBe(200);
    expect(await world.stateOf(ref)).toMatchObject({ state: 'requested', man: null });
    expect(await world.told(ref, 'given-back')).toHaveLength(1);
    await world.dispatch(ref);
    const again = (await world.offers(ref)).filter(({ round }) => round === 2);
    expect(again.map(({ man }) => man)).toEqual([imran]);
    expect(await world.reasonsGiven(ref)).toEqual([{ details: { reason, late: false } }]);
    expect(await codeOf(world.send(giveBackBooking, { ...ref, reason }, world.suresh))).toBe(
      'booking.not-found',
    );
  });

  it('within two hours of the visit is told with an apology, and others have thirty seconds', async () => {
    const [near, far] = [await world.newMan(1), await world.newMan(2)];
    const ref = await world.request(world.now() + 90 * MINUTE);
    await world.dispatch(ref);
    expect(await codeOf(world.send(acceptOffer, ref, near))).toBe(200);
    expect(await codeOf(world.send(giveBackBooking, { ...ref, reason }, near))).toBe(200);
    expect(await world.told(ref, 'given-back-late')).toHaveLength(1);
    expect(await world.told(ref, 'given-back')).toEqual([]);
    await world.dispatch(ref);
    const until = new Date(world.now() + 30_000);
    expect((await world.offers(ref)).at(-1)).toMatchObject({ man: far.id, round: 2, until });
    const priya = { token: await world.signIn('priya') };
    const { body } = await world.sendFields(listExceptions, { limit: '100' }, priya);
    expect(body.data).toContainEqual(
      expect.objectContaining({
        bookingId: ref.bookingId,
        what: 'cancel',
        isLate: true,
        reason,
        servicemanName: 'Fresh Person',
      }),
    );
  });

  it('needs a reason', async () => {
    const ref = await world.plant('assigned');
    expect(await codeOf(world.send(giveBackBooking, { ...ref, reason: 'no' }, world.suresh))).toBe(
      'give-back.reason-missing',
    );
  });

  it.each<[BookingState, string]>([
    ['offered', 'booking.not-assigned'],
    ['started', 'booking.already-started'],
    ['held', 'booking.already-started'],
    ['ended', 'booking.already-ended'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
  ])('is refused when the booking is %s', async (state, refusal) => {
    const ref = await world.plant(state);
    expect(await codeOf(world.send(giveBackBooking, { ...ref, reason }, world.suresh))).toBe(
      refusal,
    );
  });

  it('is his alone', async () => {
    const ref = await world.plant('assigned');
    expect(await codeOf(world.send(giveBackBooking, { ...ref, reason }, world.imran))).toBe(
      'booking.not-found',
    );
  });
});
