import { endWork } from '@karigar/contract/bookings/end-work';
import { listCountersigns } from '@karigar/contract/countersigns/list-countersigns';
import { addDays, dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingRef } from '#testing/booking-world';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import { dataOf } from '#testing/payout-desk';
import { withRateDesk } from '#testing/rate-desk';
import { FORGET_RATES } from '#testing/tax-sql';

/** Of the planted service. */
const PLANTED = 9000;
const MINUTE = 60_000;

let world: MoneyWorld;
let desk: ReturnType<typeof withRateDesk>;
beforeAll(async () => {
  world = await createMoneyWorld();
  desk = withRateDesk(world);
});
afterAll(() => world.close());
beforeEach(() => world.look(FORGET_RATES));

const taxAndCommission = async (ref: BookingRef) => {
  const entries = await world.entries(ref);
  return ['tax', 'commission'].map(
    (kind) => -(entries.find((entry) => entry.kind === kind)?.amount ?? 0),
  );
};

describe('a rate', () => {
  it('is asked for by one person, agreed to by another, and listed with both', async () => {
    const asked = await desk.ask({ kind: 'commission', categoryId: PLANTED, basisPoints: 1250 });
    expect((await desk.list()).asked).toEqual([
      {
        kind: 'commission',
        categoryId: PLANTED,
        fromDay: desk.tomorrow(),
        basisPoints: 1250,
        askedBy: 'Nandini Rao',
      },
    ]);
    const open = dataOf(
      listCountersigns,
      await world.sendFields(listCountersigns, { which: 'open' }, await desk.operator('money')),
    );
    expect(open.at(-1)).toMatchObject({
      call: 'save-rate',
      reason: 'As the accountant has written',
      rate: { kind: 'commission', category: 'Planted', basisPoints: 1250 },
    });
    expect((await desk.agree(asked)).body).toMatchObject({ success: true });
    const { rates, asked: waiting } = await desk.list();
    expect(waiting).toEqual([]);
    expect(rates[0]).toMatchObject({
      kind: 'commission',
      categoryId: PLANTED,
      fromDay: desk.tomorrow(),
      basisPoints: 1250,
      savedBy: 'Nandini Rao',
      agreedBy: 'Nandini Rao',
      agreedAt: world.now(),
    });
    expect(rates.at(-1)).toMatchObject({ savedBy: null, agreedBy: null, agreedAt: null });
  });

  it.each([
    ['rate.too-early', () => ({ kind: 'tax', basisPoints: 500, fromDay: dayOf(world.now()) })],
    ['rate.too-early', () => ({ kind: 'tax', basisPoints: 500, fromDay: '2020-04-01' })],
    ['rate.out-of-range', () => ({ kind: 'commission', basisPoints: 5001 })],
    ['rate.unchanged', () => ({ kind: 'tax', basisPoints: 1800 })],
    ['rate.category-not-found', () => ({ kind: 'tax', categoryId: 4711, basisPoints: 500 })],
    ['rate.without-category', () => ({ kind: 'tds', categoryId: PLANTED, basisPoints: 10 })],
    ['console.reason-missing', () => ({ kind: 'tax', basisPoints: 500, reason: 'so' })],
  ])('is refused as %s', async (code, given) => {
    expect((await desk.ask(given())).body).toMatchObject({ code });
  });

  it('is not asked for twice, and may be asked for again once it was answered', async () => {
    const asked = await desk.ask({ kind: 'tax', basisPoints: 500 });
    const again = { kind: 'tax', basisPoints: 1200 };
    expect((await desk.ask(again)).body).toMatchObject({ code: 'countersign.asked-already' });
    // For another day or a category it is another rate.
    const apart = { kind: 'tax', categoryId: PLANTED, basisPoints: 500 };
    expect((await desk.agree(await desk.ask(apart))).body).toMatchObject({ success: true });
    expect((await desk.agree(asked)).body).toMatchObject({ success: true });
    // That day has not begun: the rate gets another value the same way.
    expect((await desk.agree(await desk.ask(again))).body).toMatchObject({ success: true });
    const tomorrow = (await desk.list()).rates.filter(({ fromDay }) => fromDay === desk.tomorrow());
    expect(tomorrow.map(({ categoryId, basisPoints }) => [categoryId, basisPoints])).toEqual(
      expect.arrayContaining([
        [null, 1200],
        [PLANTED, 500],
      ]),
    );
    expect(tomorrow).toHaveLength(2);
  });

  it('is decided again when the second person answers after midnight', async () => {
    const began = world.now();
    const midnight = startOfDay(desk.tomorrow());
    try {
      world.moveClock(midnight - MINUTE);
      const asked = await desk.ask({ kind: 'tax', basisPoints: 500 });
      world.moveClock(midnight + MINUTE);
      expect((await desk.agree(asked)).body).toMatchObject({ code: 'rate.too-early' });
      expect((await desk.list()).rates.every(({ basisPoints }) => basisPoints !== 500)).toBe(true);
    } finally {
      world.moveClock(began);
    }
  });
});

describe('a rate that begins at midnight', () => {
  it('taxes what ends on its day, and leaves the commission of what was booked before', async () => {
    const began = world.now();
    const [before, after] = [await world.plant('started'), await world.plant('started')];
    const booked = await world.plant('started', { bookedAt: startOfDay(desk.tomorrow()) });
    await desk.save({ kind: 'tax', categoryId: PLANTED, basisPoints: 500 });
    await desk.save({ kind: 'commission', categoryId: PLANTED, basisPoints: 2000 });
    const midnight = startOfDay(addDays(dayOf(began), 1));
    const end = async (ref: BookingRef, at: number): Promise<void> => {
      world.moveClock(at);
      const suresh = { token: await world.signIn('suresh') };
      const { body } = await world.send(endWork, { ...ref, endedAt: at }, suresh);
      expect(body).toMatchObject({ success: true });
    };
    try {
      await end(before, midnight - 1000);
      await end(after, midnight);
      await end(booked, midnight);
    } finally {
      world.moveClock(began);
    }
    // 599.00 with 18 %, and with 5 % in it; commission 15 % and 20 % of the rest.
    expect(await taxAndCommission(before)).toEqual([9138, 7614]);
    expect(await taxAndCommission(after)).toEqual([2852, 8557]);
    expect(await taxAndCommission(booked)).toEqual([2852, 11_410]);
  });
});
