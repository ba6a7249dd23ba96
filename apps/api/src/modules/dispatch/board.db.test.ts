import { freeServiceman } from '@karigar/contract/dispatch/free-serviceman';
import { getBoard } from '@karigar/contract/dispatch/get-board';
import { listMatches } from '@karigar/contract/dispatch/list-matches';
import { readCards } from '@karigar/contract/dispatch/read-cards';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { takeItem } from '@karigar/contract/waiting/take-item';
import { readReply } from '@karigar/contract/wire/read-reply';
import { addDays, dayOf, startOfDay, type IndiaDay } from '@karigar/domain/dates/india-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import { farCity, fillBoard } from '#testing/board-world';
import { createBookingWorld, type BookingRef, type BookingWorld } from '#testing/booking-world';
import { forgetWork } from '#testing/customer-booking-store';
import { createOperatorPerson, createPerson } from '#testing/fresh-people';
import { block, placeBooking, putOnDuty, takeAllOffDuty } from '#testing/order-world';
import { people } from '#testing/people';
import { listWaitingBookings } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let world: BookingWorld;
let priya: { token: string };
let cityId: number;
beforeAll(async () => {
  world = await createBookingWorld();
  priya = { token: await world.signIn('priya') };
  cityId = await farCity(world.look);
  await takeAllOffDuty(world.look);
  await forgetWork(world.look, people.suresh.id);
  await putOnDuty(world.look, people.suresh.id);
});
afterAll(() => world.close());

const read = async <Call extends AnyCall>(call: Call, input: InputOf<Call>) => {
  const { body, text } = await world.send(call, input, priya);
  const reply = readReply(call, body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return { data: reply.data, bytes: Buffer.byteLength(text) };
};
const place = async (ref: BookingRef): Promise<BookingRef> => {
  await placeBooking(world.look, ref.bookingId);
  return ref;
};
const today = () => dayOf(world.now());

describe('list-matches', () => {
  it('names who fits first, then why others do not; nothing of offers', async () => {
    const ref = await place(await world.plant('requested', { code: null }));
    await block(world.look, people.suresh.id, people.asha.id);
    const kavita = await createPerson(world.look, 'serviceman', world.now());
    await putOnDuty(world.look, kavita.id);
    const { data } = await read(listMatches, ref);
    expect(data).toMatchObject([
      { id: kavita.id, name: 'Kavita Pawar', km: 0, reasons: [] },
      { id: people.suresh.id, reasons: ['blocked', 'not-free'] },
    ]);
  });

  it('a missing booking is refused', async () => {
    const { body } = await world.send(listMatches, { bookingId: 1, orderId: 1 }, priya);
    expect(body.code).toBe('booking.not-found');
  });
});

describe('get-board', () => {
  it('shows what waits for a person first, then what has nobody, and the lanes of the day', async () => {
    const now = world.now();
    const nobody = await place(await world.plant('refused', { code: null }));
    const late = await place(await world.plant('assigned', { scheduledAt: now - 20 * MINUTE }));
    const held = await place(await world.plant('held', { scheduledAt: now - 26 * HOUR }));
    const ended = await place(await world.plant('ended', { scheduledAt: now - 2 * HOUR }));
    const open = await place(
      await world.plant('requested', { code: null, scheduledAt: now + 30 * MINUTE }),
    );
    const { data } = await read(getBoard, { cityId, day: today() });
    const own = new Set([nobody, late, held, ended, open].map(({ bookingId }) => bookingId));
    const cards = data.queue.filter(({ id }) => own.has(id));
    expect(new Map(cards.map(({ id, waits }) => [id, waits]))).toEqual(
      new Map([
        [nobody.bookingId, 'nobody-took'],
        [late.bookingId, 'overdue'],
        [held.bookingId, 'held-due'],
        [ended.bookingId, 'no-code'],
        [open.bookingId, null],
      ]),
    );
    expect(cards.at(-1)).toMatchObject({ id: open.bookingId, state: 'requested', to: null });
    expect(cards.every(({ dueAt }) => dueAt !== null)).toBe(true);
    expect(data.counts).toMatchObject({ nobodyTook: 1, overdue: 1, heldDue: 1, noCode: 1 });
    expect(data.skills).toContainEqual({ id: 'ac-repair', name: 'AC repair' });
    expect(data.offersOn).toBe(false);
    const lane = data.lanes.find(({ id }) => id === people.suresh.id);
    expect(lane).toMatchObject({ name: 'Suresh Pawar', onDuty: true });
    expect(lane?.jobs.map(({ id }) => id)).toContain(late.bookingId);
    const skilled = await read(getBoard, { cityId, day: today(), skill: 'ac-repair' });
    expect(skilled.data.queue.filter(({ id }) => own.has(id))).toEqual([]);

    const waiting = await world.context.databases.system.transaction(SYSTEM, (tx) =>
      listWaitingBookings(tx, { cityId, now: world.now(), most: 100 }),
    );
    const kinds = waiting.map(({ kind, booking }) => [kind, booking.id]);
    expect(kinds).toContainEqual(['nobody-took', nobody.bookingId]);
    expect(kinds).toHaveLength(4);
    const due = waiting.map(({ dueAt }) => dueAt);
    expect(due).toEqual(due.toSorted((one, other) => one - other));

    const again = await read(readCards, { ids: [open.bookingId, 1] });
    expect(again.data).toMatchObject([{ id: open.bookingId, version: 1, isOfBoard: true }]);
    const isOfBoard = async (board: { cityId: number; skill?: string }): Promise<unknown> =>
      (await read(readCards, { ids: [open.bookingId], ...board })).data[0]?.isOfBoard;
    expect(await isOfBoard({ cityId })).toBe(true);
    expect(await isOfBoard({ cityId, skill: 'ac-repair' })).toBe(false);
    expect(await isOfBoard({ cityId: cityId + 1 })).toBe(false);
  });

  it('what a colleague has taken in the queue is named, for others', async () => {
    const ref = await place(await world.plant('refused', { code: null }));
    const colleague = await createOperatorPerson(world.look, world.now(), ['dispatch']);
    const { authToken: token } = await world.context.databases.system.transaction(SYSTEM, (tx) =>
      world.context.sessions.open(tx, { accountId: colleague.id, role: 'operator' }),
    );
    const item = { kind: 'nobody-took', id: String(ref.bookingId) } as const;
    const onIt = async (by: { token: string }): Promise<unknown> => {
      const { body } = await world.send(getBoard, { cityId, day: today() }, by);
      const reply = readReply(getBoard, body);
      if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
      return reply.data.taken.find(({ id }) => id === ref.bookingId)?.name;
    };
    expect(await onIt(priya)).toBeUndefined();
    expect((await world.send(takeItem, item, { token })).body).toMatchObject({ success: true });
    expect(await onIt(priya)).toBe('Nandini Rao');
    expect(await onIt({ token })).toBeUndefined();
  });

  it('a day off of the day of the board is on the lane', async () => {
    const kavita = await createPerson(world.look, 'serviceman', world.now());
    await putOnDuty(world.look, kavita.id);
    const dayOff = async (day: IndiaDay): Promise<unknown> =>
      (await read(getBoard, { cityId, day })).data.lanes.find(({ id }) => id === kavita.id)?.dayOff;
    expect(await dayOff(today())).toBe(false);
    await read(freeServiceman, {
      servicemanId: kavita.id,
      day: today(),
      reason: 'Ill, called at eight',
    });
    expect(await dayOff(today())).toBe(true);
    expect(await dayOff(addDays(today(), 1))).toBe(false);
  });

  it('at 2,000 live bookings and 400 servicemen a reply has at most 120 kB', async () => {
    const from = startOfDay(addDays(today(), 20)) + 8 * HOUR;
    const size = { bookings: 2000, servicemen: 400, from, now: world.now() };
    await fillBoard(world.look, world.context.vault, size);
    const { data, bytes } = await read(getBoard, { cityId, day: dayOf(from) });
    expect(data.lanes).toHaveLength(60);
    expect(data.queue).toHaveLength(200);
    expect(bytes).toBeLessThan(120_000);
    const next = await read(getBoard, { cityId, day: dayOf(from), after: data.next ?? 0 });
    expect(next.data.lanes[0]?.id).toBeGreaterThan(data.next ?? 0);
    expect([next.data.queue, next.data.skills]).toEqual([[], []]);
  }, 60_000);
});
