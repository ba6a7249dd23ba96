import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { refuseOffer } from '@karigar/contract/offers/refuse-offer';
import { endWork } from '@karigar/contract/bookings/end-work';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { startWork } from '@karigar/contract/bookings/start-work';
import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { cancelForCustomer } from '@karigar/contract/dispatch/cancel-for-customer';
import { finishItem } from '@karigar/contract/waiting/finish-item';
import { reopenItem } from '@karigar/contract/waiting/reopen-item';
import { readReply } from '@karigar/contract/wire/read-reply';
import { claimWarranty } from '@karigar/contract/warranty/claim-warranty';
import { listRevisitSlots } from '@karigar/contract/warranty/list-revisit-slots';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { slotsOf } from '@karigar/domain/orders/slots';
import type { Instant } from '@karigar/domain/dates/instant';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import type { BookingRef } from '#testing/booking-world';
import { createDispatchWorld, type DispatchWorld } from '#testing/dispatch-world';
import { COVER_HERE, MOVED, NET_PAY, NO_OTHER_VISITS, REVISIT } from '#testing/warranty-sql';
import { createOperatorPerson } from '#testing/fresh-people';
import { findWaitingRevisits } from './find-waiting.ts';
import { payRevisit } from './pay-revisit.ts';

const HOUR = 3_600_000;
const WORDS = 'The tap drips again';

let world: DispatchWorld;
beforeAll(async () => {
  world = await createDispatchWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.leave();
  await world.look(NO_OTHER_VISITS);
  await world.stand(world.people.suresh.id, 1);
  await world.stand(world.people.imran.id, 3);
});

/** Work of Suresh that is done and covered. */
const covered = async (): Promise<BookingRef> => {
  const ref = await world.plant('completed');
  await world.look(COVER_HERE, [ref.bookingId]);
  return ref;
};

const slotIn = (days: number, slot = 3): Instant =>
  slotsOf(addDays(dayOf(world.now()), days))[slot] ?? 0;

const claim = async (ref: BookingRef, by = world.asha, at = slotIn(2)) =>
  readReply(
    claimWarranty,
    (await world.send(claimWarranty, { ...ref, at, words: WORDS }, by)).body,
  );

const claimed = async (ref: BookingRef): Promise<BookingRef> => {
  const reply = await claim(ref);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  const { bookingId, orderId } = reply.data;
  return { bookingId, orderId };
};

const seen = async ({ bookingId }: BookingRef) => {
  const reply = readReply(
    getMyBooking,
    (await world.send(getMyBooking, { bookingId }, world.asha)).body,
  );
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};

/** Accepts, does and ends the revisit. */
const doWork = async (ref: BookingRef, by: { readonly token: string }): Promise<void> => {
  expect((await world.send(acceptOffer, ref, by)).body.code).toBe(200);
  expect((await world.send(startWork, { ...ref, startedAt: world.now() }, by)).body.code).toBe(200);
  expect((await world.send(endWork, { ...ref, endedAt: world.now() }, by)).body.code).toBe(200);
  for (let times = 0; times < 2; times += 1)
    await world.context.databases.system.transaction(SYSTEM, (tx) =>
      payRevisit(tx, ref.bookingId, world.now()),
    );
};

it('a claim books a visit at no price at the same address, which names its origin', async () => {
  const ref = await covered();
  expect(await seen(ref)).toMatchObject({ may: { claim: true } });
  const revisit = await claimed(ref);
  expect(await world.look(REVISIT, [revisit.bookingId])).toMatchObject([
    {
      origin: ref.bookingId,
      first: world.people.suresh.id,
      words: WORDS,
      total: 0,
      state: 'requested',
    },
  ]);
  expect((await seen(ref)).may.claim).toBeUndefined();
  expect(await seen(ref)).toMatchObject({
    revisit: { bookingId: revisit.bookingId, isOpen: true },
  });
  expect((await seen(revisit)).booking).toMatchObject({ total: 0, revisit: { words: WORDS } });
});

it('is taken once at a time, and again once the visit was cancelled, which costs nothing', async () => {
  const ref = await covered();
  const revisit = await claimed(ref);
  expect(await claim(ref)).toMatchObject({ code: 'warranty.already-claimed' });
  const reply = await world.send(cancelBooking, { ...revisit, why: 'plans-changed' }, world.asha);
  expect(reply.body.code).toBe(200);
  expect(await claim(ref)).toMatchObject({ kind: 'ok' });
});

it('is refused without words, without a warranty, for a time that is gone, and to anybody else', async () => {
  const ref = await covered();
  const send = async (more: object, by = world.asha) => {
    const input = { ...ref, at: slotIn(2), words: WORDS, ...more };
    return (await world.send(claimWarranty, input, by)).body.code;
  };
  expect(await send({ words: '?!' })).toBe('warranty.words-missing');
  expect(await send({ at: world.now() - HOUR })).toBe('slot.not-offered');
  expect(await send({}, world.rohan)).toBe('booking.not-found');
  const bare = await world.plant('completed');
  expect(await send(bare)).toBe('warranty.not-covered');
  await world.leave();
  expect(await send({})).toBe('slot.full');
});

it('the slots of a day say when somebody is free, and nothing is free without a warranty', async () => {
  const free = async (ref: BookingRef, by = world.asha) => {
    const input = { ...ref, day: addDays(dayOf(world.now()), 3) };
    const reply = readReply(listRevisitSlots, (await world.send(listRevisitSlots, input, by)).body);
    return reply.kind === 'ok' ? reply.data.filter(({ isFree }) => isFree).length : reply;
  };
  expect(await free(await covered())).toBeGreaterThan(0);
  expect(await free(await world.plant('completed'))).toBe(0);
  expect(await free(await covered(), world.rohan)).toMatchObject({ code: 'booking.not-found' });
});

it('who did the work is asked first and alone, and told that it is not paid', async () => {
  const revisit = await claimed(await covered());
  await world.dispatch(revisit);
  expect(await world.offers(revisit)).toMatchObject([
    { serviceman: world.people.suresh.id, reasons: ['own-work'] },
  ]);
  expect(await world.look(NET_PAY, [revisit.bookingId])).toEqual([{ pay: 0 }]);
});

it('after a refusal anybody else is asked, who is paid; the first is not asked again', async () => {
  const revisit = await claimed(await covered());
  await world.dispatch(revisit);
  expect((await world.send(refuseOffer, revisit, world.suresh)).body.code).toBe(200);
  await world.dispatch(revisit);
  const [, ...others] = await world.offers(revisit);
  expect(others.map(({ serviceman }) => serviceman)).toEqual([world.people.imran.id]);
  expect(others[0]?.reasons).toContain('revisit');
  const [, second] = await world.look<{ pay: number }>(NET_PAY, [revisit.bookingId]);
  expect(second?.pay).toBeGreaterThan(100_00);
});

it('who did the work comes without pay, and nobody owes anything', async () => {
  const revisit = await claimed(await covered());
  await world.dispatch(revisit);
  await doWork(revisit, world.suresh);
  expect(await world.look(MOVED, [revisit.bookingId])).toEqual([]);
  const mine = await seen(revisit);
  expect(mine).toMatchObject({ paid: 0, hasReceipt: false });
});

it('anybody else is paid the part of a visit once, out of the commission, and the customer owes nothing', async () => {
  const revisit = await claimed(await covered());
  await world.dispatch(revisit);
  await world.send(refuseOffer, revisit, world.suresh);
  await world.dispatch(revisit);
  await doWork(revisit, world.imran);
  const moved = await world.look<{ account: string; amount: number }>(MOVED, [revisit.bookingId]);
  const [offered] = (await world.look<{ pay: number }>(NET_PAY, [revisit.bookingId])).slice(1);
  const pay = offered?.pay ?? 0;
  expect(moved).toEqual([
    { account: 'commission', amount: pay },
    { account: 'payable', amount: -pay },
  ]);
  expect(await world.notificationsAbout(revisit, 'revisit-paid')).toHaveLength(1);
});

it('the assignee reads what the customer wrote, also in the list that the phone keeps', async () => {
  const revisit = await claimed(await covered());
  await world.dispatch(revisit);
  expect((await world.send(acceptOffer, revisit, world.suresh)).body.code).toBe(200);
  const { text } = await world.send(listBookings, { which: 'live' }, world.suresh);
  expect(text).toContain(WORDS);
});

it('waits for a person with a deadline until somebody has it', async () => {
  const revisit = await claimed(await covered());
  const waiting = () =>
    world.context.databases.system.transaction(SYSTEM, (tx) =>
      findWaitingRevisits(tx, {
        kinds: ['revisit'],
        from: 0,
        only: null,
        onlyId: revisit.bookingId,
        cityId: null,
        most: 10,
        me: 0,
        desks: ['dispatch'],
        now: world.now(),
        language: 'en',
      }),
    );
  expect(await waiting()).toMatchObject([
    { kind: 'revisit', dueAt: world.now() + 24 * HOUR, words: WORDS, name: 'Asha' },
  ]);
  await world.dispatch(revisit);
  expect((await world.send(acceptOffer, revisit, world.suresh)).body.code).toBe(200);
  expect(await waiting()).toEqual([]);
});

it('a revisit that our team cancelled waits until a person has settled it in words', async () => {
  const revisit = await claimed(await covered());
  const desk = await createOperatorPerson(world.look, world.now(), ['dispatch']);
  const { authToken: token } = await world.context.databases.system.transaction(SYSTEM, (tx) =>
    world.context.sessions.open(tx, { accountId: desk.id, role: 'operator' }),
  );
  const act = { version: 1, reason: 'Nobody can come that day', charge: 'none' } as const;
  const cancelled = await world.send(cancelForCustomer, { ...revisit, ...act }, { token });
  expect(cancelled.body.code).toBe(200);
  const item = { kind: 'revisit', id: String(revisit.bookingId) } as const;
  const finish = () =>
    world.send(finishItem, { ...item, reason: 'Called: a friend repaired it' }, { token });
  expect((await finish()).body.code).toBe(200);
  expect((await finish()).body.code).toBe('waiting.gone');
  expect((await world.send(reopenItem, item, { token })).body.code).toBe(200);
});
