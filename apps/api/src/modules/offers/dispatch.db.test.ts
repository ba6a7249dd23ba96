import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { giveBackBooking } from '@karigar/contract/offers/give-back-booking';
import { listOffers } from '@karigar/contract/offers/list-offers';
import { refuseOffer } from '@karigar/contract/offers/refuse-offer';
import { listExceptions } from '@karigar/contract/visit-problems/list-exceptions';
import { exportMyData } from '@karigar/contract/privacy/export-my-data';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { createDispatchWorld, type DispatchWorld } from '#testing/dispatch-world';
import { STEP_UP } from '#testing/person-sql';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let world: DispatchWorld;
let suresh: number;
let imran: number;
beforeAll(async () => {
  world = await createDispatchWorld();
  [suresh, imran] = [world.people.suresh.id, world.people.imran.id];
});
afterAll(() => world.close());
beforeEach(() => world.leave());

const twoServicemen = async () => {
  await world.stand(suresh, 1);
  await world.stand(imran, 3);
};
const offeredToBoth = async () => {
  await twoServicemen();
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

describe('dispatch of an unassigned booking', () => {
  it('offers a booking to the three nearest, and assigns it to nobody until one accepts', async () => {
    await twoServicemen();
    const [near, far] = [await world.newServiceman(2), await world.newServiceman(9)];
    const ref = await world.request();
    await world.dispatch(ref);
    const until = new Date(world.now() + 120 * MINUTE);
    expect(await world.offers(ref)).toEqual([
      { serviceman: suresh, round: 1, outcome: null, until, reasons: ['nearest', 'free'] },
      { serviceman: near.id, round: 1, outcome: null, until, reasons: ['near', 'free'] },
      { serviceman: imran, round: 1, outcome: null, until, reasons: ['near', 'free'] },
    ]);
    expect(await world.stateOf(ref)).toEqual({ state: 'offered', serviceman: null, next: until });
    expect(await world.notificationsAbout(ref, 'job-offered')).toHaveLength(3);
    expect(await seen(far.token)).toEqual([]);
  });

  it('an offer shows net pay, first name and distance to half a kilometre, and neither phone nor street', async () => {
    const ref = await offeredToBoth();
    const [offer] = await seen(world.suresh.token);
    expect(offer).toMatchObject({
      bookingId: ref.bookingId,
      total: 59_900,
      netPay: 43_148,
      travelMinutes: 5,
      secondsLeft: 7200,
      customerName: 'Asha',
      area: 'Kothrud',
      metres: 1000,
    });
    const { text } = await world.send(listOffers, {}, world.suresh);
    for (const hidden of ['9890011223', '9890011224', 'Lane 5', 'Kulkarni'])
      expect(text).not.toContain(hidden);
    expect(await codeOf(world.send(listOffers, {}, world.asha))).toBe('role.not-allowed');
  });

  it('the export of a serviceman has the distance of an offer as the offer showed it', async () => {
    const { bookingId } = await offeredToBoth();
    const session = await world.context.sessions.find(world.suresh.token);
    const until = new Date(world.now() + 60_000);
    await world.look(STEP_UP, [session?.sessionId, suresh, until]);
    const { body } = await world.send(exportMyData, {}, world.suresh);
    const { parts } = body.data as { parts: { name: string; rows: Record<string, unknown>[] }[] };
    const offers = parts.find(({ name }) => name === 'jobs offered')?.rows ?? [];
    expect(offers.find((offer) => offer['booking_id'] === bookingId)).toMatchObject({ km: 1 });
  });

  it('an expired offer goes to the next serviceman, and later again to those who did not answer', async () => {
    const crew = [];
    for (const km of [1, 2, 3, 4]) crew.push(await world.newServiceman(km));
    const [one, two, three, four] = crew.map(({ id }) => id);
    const began = world.now();
    const ref = await world.request(began + 8 * HOUR, null, began);
    await world.dispatch(ref);
    await world.dispatch(ref);
    expect(await world.offers(ref)).toHaveLength(3);
    world.moveClock(began + 8 * MINUTE);
    expect(await seen(crew[2]?.token ?? '')).toEqual([]);
    await world.dispatch(ref);
    const rounds = async () =>
      (await world.offers(ref)).map((offer) => [offer.serviceman, offer.round, offer.outcome]);
    const first = [one, two, three].map((id) => [id, 1, 'lapsed']);
    expect(await rounds()).toEqual([...first, [four, 2, null]]);
    // Everybody was asked: the booking waits, and asks the same again after a pause.
    world.moveClock(began + 16 * MINUTE);
    await world.dispatch(ref);
    const waits = await world.stateOf(ref);
    expect(waits).toMatchObject({ state: 'requested', serviceman: null });
    expect(waits?.next?.getTime()).toBeGreaterThan(world.now());
    world.moveClock(began + HOUR);
    await world.dispatch(ref);
    expect((await rounds()).slice(4)).toEqual([one, two, three].map((id) => [id, 3, null]));
    world.moveClock(began);
  });

  it('asks only in the working hours of the day, and not on a day off', async () => {
    const [early, off] = [await world.newServiceman(1), await world.newServiceman(2)];
    const began = world.now();
    const night = startOfDay(addDays(dayOf(began), 3)) + 5 * 60 * MINUTE;
    await world.setHours(early.id, 8 * 60, 20 * 60);
    await world.takeDayOff(off.id, dayOf(night));
    world.moveClock(night);
    const ref = await world.request(night + 5 * DAY + 10 * 60 * MINUTE);
    await world.dispatch(ref);
    const asked = async () => (await world.offers(ref)).map(({ serviceman }) => serviceman);
    expect(await asked()).toEqual([]);
    expect(await world.stateOf(ref)).toMatchObject({
      state: 'requested',
      next: new Date(night + HOUR),
    });
    world.moveClock(night + 3 * HOUR);
    await world.dispatch(ref);
    expect(await asked()).toEqual([early.id]);
    world.moveClock(began);
  });

  it('operators look shortly before the visit, and without anybody the booking is cancelled free', async () => {
    const began = world.now();
    const visit = began + 8 * 60 * MINUTE;
    const ref = await world.request(visit, null, began);
    await world.dispatch(ref);
    expect(await world.stateOf(ref)).toMatchObject({ state: 'requested' });
    const [askUntil, helpUntil] = [visit - 180 * MINUTE, visit - 60 * MINUTE];
    world.moveClock(askUntil);
    await world.dispatch(ref);
    expect(await world.stateOf(ref)).toEqual({
      state: 'refused',
      serviceman: null,
      next: new Date(helpUntil),
    });
    expect(await world.notificationsAbout(ref, 'nobody-yet')).toEqual([
      { account_id: String(world.people.asha.id) },
    ]);
    const row = async () => {
      const priya = { token: await world.signIn('priya') };
      const { body } = await world.send(listExceptions, { limit: 100 }, priya);
      const reply = readReply(listExceptions, body);
      if (reply.kind !== 'ok') throw new Error(JSON.stringify(body));
      return reply.data.find(({ bookingId }) => bookingId === ref.bookingId);
    };
    expect(await row()).toMatchObject({ what: 'refuse', isOpen: true, dueAt: helpUntil });
    await world.dispatch(ref);
    expect(await world.stateOf(ref)).toMatchObject({ state: 'refused' });
    world.moveClock(helpUntil);
    await world.dispatch(ref);
    expect(await world.stateOf(ref)).toMatchObject({ state: 'cancelled', next: null });
    expect(await world.notificationsAbout(ref, 'nobody-came')).toHaveLength(1);
    expect(await row()).toMatchObject({ isOpen: false, dueAt: helpUntil });
    world.moveClock(began);
  });

  it('offers nothing to a serviceman with a block or with a phone of the customer', async () => {
    const asha = world.people.asha.id;
    const [blocks, blocked, same, free] = [
      await world.newServiceman(1),
      await world.newServiceman(1),
      await world.newServiceman(1),
      await world.newServiceman(5),
    ];
    const ref = await world.request();
    await world.block(blocks.id, asha, ref);
    await world.block(asha, blocked.id, ref);
    await world.setPhone(same.id, '9890011224');
    await world.dispatch(ref);
    expect((await world.offers(ref)).map(({ serviceman }) => serviceman)).toEqual([free.id]);
  });

  it('ranks by rating between servicemen who are alike, once there are enough ratings', async () => {
    const [few, good, better] = [
      await world.newServiceman(1),
      await world.newServiceman(1),
      await world.newServiceman(1),
    ];
    await world.rate(few.id, 4, 4);
    await world.rate(good.id, 5, 22);
    await world.rate(better.id, 5, 24);
    const ref = await world.request();
    await world.dispatch(ref);
    const asked = (await world.offers(ref)).map(({ serviceman }) => serviceman);
    expect(asked).toEqual([better.id, few.id, good.id]);
  });

  it('earlier refusals of a serviceman do not change the ranking', async () => {
    const before = await offeredToBoth();
    for (let round = 0; round < 3; round += 1) {
      const ref = round === 0 ? before : await world.request();
      if (round > 0) await world.dispatch(ref);
      expect(await codeOf(world.send(refuseOffer, ref, world.suresh))).toBe(200);
    }
    const next = await world.request();
    await world.dispatch(next);
    expect((await world.offers(next)).map(({ serviceman }) => serviceman)).toEqual([suresh, imran]);
  });
});

describe('accept-offer', () => {
  it('the first to accept is assigned, and the other offers are withdrawn at once', async () => {
    const ref = await offeredToBoth();
    expect(await codeOf(world.send(acceptOffer, ref, world.imran))).toBe(200);
    expect(await world.stateOf(ref)).toEqual({ state: 'assigned', serviceman: imran, next: null });
    expect((await world.offers(ref)).map(({ outcome }) => outcome)).toEqual(['gone', 'accepted']);
    expect(await seen(world.suresh.token)).toEqual([]);
    const hints = await world.goneHints(ref, suresh);
    expect(hints).toHaveLength(1);
    expect(await codeOf(world.send(acceptOffer, ref, world.suresh))).toBe('booking.offer-gone');
    expect(await codeOf(world.send(refuseOffer, ref, world.suresh))).toBe('booking.offer-gone');
  });

  it('concurrent acceptances have one winner', async () => {
    const servicemen = [
      await world.newServiceman(1),
      await world.newServiceman(2),
      await world.newServiceman(3),
    ];
    const ref = await world.request();
    await world.dispatch(ref);
    const codes = await Promise.all(
      [...servicemen, ...servicemen].map(({ token }) =>
        codeOf(world.send(acceptOffer, ref, { token })),
      ),
    );
    // Everybody accepts twice: the winner's second acceptance succeeds too.
    expect(codes.filter((code) => code === 200)).toHaveLength(2);
    expect(codes.slice(0, 3)).toEqual(codes.slice(3));
    expect(codes.filter((code) => code === 'booking.offer-gone')).toHaveLength(4);
    const outcomes = (await world.offers(ref)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'gone')).toHaveLength(2);
  });

  it('only a serviceman with an offer can accept, and only before it expires', async () => {
    const asked = await world.newServiceman(1);
    const ref = await world.request(world.now() + 3 * HOUR, null, world.now());
    await world.dispatch(ref);
    expect(await codeOf(world.send(acceptOffer, ref, world.imran))).toBe('booking.not-found');
    expect(await codeOf(world.send(refuseOffer, ref, world.imran))).toBe('booking.not-found');
    const began = world.now();
    world.moveClock(began + 3 * MINUTE);
    expect(await codeOf(world.send(acceptOffer, ref, asked))).toBe('booking.offer-gone');
    world.moveClock(began);
  });

  it('a serviceman cannot accept two jobs at the same time, even concurrently', async () => {
    await world.stand(suresh, 1);
    const at = world.now() + 15 * 24 * 60 * MINUTE;
    const refs = [await world.request(at), await world.request(at)];
    for (const ref of refs) await world.dispatch(ref);
    const codes = await Promise.all(
      refs.map((ref) => codeOf(world.send(acceptOffer, ref, world.suresh))),
    );
    expect(new Set(codes)).toEqual(new Set([200, 'offer.not-free']));
  });

  it('cancelling a booking withdraws its offers, and accepting is refused', async () => {
    const ref = await offeredToBoth();
    await world.cancel(ref);
    expect((await world.offers(ref)).map(({ outcome }) => outcome)).toEqual(['gone', 'gone']);
    expect(await codeOf(world.send(acceptOffer, ref, world.suresh))).toBe('booking.offer-gone');
    expect(await world.stateOf(ref)).toMatchObject({ state: 'cancelled', next: null });
  });
});

describe('refuse-offer', () => {
  it('a refusal leaves the other offers open, and the last refusal dispatches at once', async () => {
    await twoServicemen();
    const others = [await world.newServiceman(4), await world.newServiceman(5)];
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
    expect((await world.offers(ref)).at(-1)).toMatchObject({ serviceman: others[1]?.id, round: 2 });
  });
});

describe('give-back-booking', () => {
  const reason = 'My scooter has broken down';

  it('giving back unassigns the booking, notifies the customer, and dispatches to others', async () => {
    const ref = await offeredToBoth();
    await world.send(acceptOffer, ref, world.suresh);
    expect(await codeOf(world.send(giveBackBooking, { ...ref, reason }, world.suresh))).toBe(200);
    expect(await world.stateOf(ref)).toMatchObject({ state: 'requested', serviceman: null });
    expect(await world.notificationsAbout(ref, 'given-back')).toHaveLength(1);
    await world.dispatch(ref);
    const again = (await world.offers(ref)).filter(({ round }) => round === 2);
    expect(again.map(({ serviceman }) => serviceman)).toEqual([imran]);
    expect(await world.reasonsGiven(ref)).toEqual([{ details: { reason, late: false } }]);
    expect(await codeOf(world.send(giveBackBooking, { ...ref, reason }, world.suresh))).toBe(
      'booking.not-found',
    );
  });

  it('giving back within two hours of the visit apologises to the customer, and new offers last thirty seconds', async () => {
    const [near, far] = [await world.newServiceman(1), await world.newServiceman(2)];
    const ref = await world.request(world.now() + 90 * MINUTE, null, world.now());
    await world.dispatch(ref);
    expect(await codeOf(world.send(acceptOffer, ref, near))).toBe(200);
    expect(await codeOf(world.send(giveBackBooking, { ...ref, reason }, near))).toBe(200);
    expect(await world.notificationsAbout(ref, 'given-back-late')).toHaveLength(1);
    expect(await world.notificationsAbout(ref, 'given-back')).toEqual([]);
    await world.dispatch(ref);
    const until = new Date(world.now() + 30_000);
    expect((await world.offers(ref)).at(-1)).toMatchObject({ serviceman: far.id, round: 2, until });
    const priya = { token: await world.signIn('priya') };
    const { body } = await world.sendFields(listExceptions, { limit: '100' }, priya);
    expect(body.data).toContainEqual(
      expect.objectContaining({
        bookingId: ref.bookingId,
        what: 'cancel',
        isLate: true,
        reason,
        servicemanName: 'Kavita Pawar',
      }),
    );
  });

  it('giving back needs a reason', async () => {
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
  ])('giving back is refused when the booking is %s', async (state, refusal) => {
    const ref = await world.plant(state);
    expect(await codeOf(world.send(giveBackBooking, { ...ref, reason }, world.suresh))).toBe(
      refusal,
    );
  });

  it('only the assignee can give a booking back', async () => {
    const ref = await world.plant('assigned');
    expect(await codeOf(world.send(giveBackBooking, { ...ref, reason }, world.imran))).toBe(
      'booking.not-found',
    );
  });
});
