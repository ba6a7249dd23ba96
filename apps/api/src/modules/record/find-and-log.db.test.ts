import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { findAnything } from '@karigar/contract/record/find-anything';
import { listAllBookings } from '@karigar/contract/record/list-all-bookings';
import { readReply } from '@karigar/contract/wire/read-reply';
import type { Desk } from '@karigar/domain/console/desks';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import { createBookingWorld } from '#testing/booking-world';
import type { BookingRef } from '#testing/booking-world';
import { createOperatorPerson, createPerson } from '#testing/fresh-people';
import { people } from '#testing/people';
import { LAST_OF_CALL, MANY_BOOKINGS, NUMBER_OF, RENAME, ROWS_WITH } from '#testing/record-sql';

const DAY = 86_400_000;

type By = { readonly token: string; readonly id: number };
let world: Awaited<ReturnType<typeof createBookingWorld>>;
let help: By;
const operator = async (...desks: Desk[]): Promise<By> => {
  const { id } = await createOperatorPerson(world.look, world.now(), desks);
  const { authToken } = await world.context.databases.system.transaction(SYSTEM, (tx) =>
    world.context.sessions.open(tx, { accountId: id, role: 'operator' }),
  );
  return { token: authToken, id };
};
beforeAll(async () => {
  world = await createBookingWorld();
  help = await operator('help');
});
afterAll(() => world.close());

const read = async <Call extends AnyCall>(call: Call, input: InputOf<Call>, by = help) => {
  const reply = readReply(call, (await world.send(call, input, by)).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};
const find = (words: string, by = help) => read(findAnything, { words }, by);
const numberOf = async ({ bookingId }: BookingRef): Promise<string> =>
  (await world.look<{ no: string }>(NUMBER_OF, [bookingId]))[0]?.no ?? '';

describe('find-anything', () => {
  it('finds a booking by its number, however it is typed, and by its order', async () => {
    const ref = await world.plant('assigned');
    const no = await numberOf(ref);
    const digits = no.replace('KRG-', '');
    for (const words of [
      no,
      no.toLowerCase(),
      digits,
      `KRG${digits}`,
      `krg ${digits}`,
      String(ref.orderId),
    ]) {
      const { bookings } = await find(words);
      expect(
        bookings.find(({ id }) => id === ref.bookingId),
        words,
      ).toMatchObject({ no, state: 'assigned', customer: 'Asha', area: 'Kothrud' });
    }
    expect(await find('KRG-99999999')).toEqual({ bookings: [], people: [] });
  });

  it('finds a person by the whole phone or email, or the start of a name, and never by a part', async () => {
    const person = await createPerson(world.look, 'customer', world.now());
    await world.look(RENAME, [person.id, 'Zubeida', 'Wrenfield']);
    const found = [{ id: person.id, name: 'Zubeida Wrenfield', role: 'customer' }];
    for (const words of [
      person.phone,
      `+91 ${person.phone}`,
      person.email,
      'zube',
      'Wren',
      'zubeida wr',
    ])
      expect((await find(words)).people, words).toEqual(found);
    for (const words of ['beida', '%ube', 'Zubeida X']) {
      const { body } = await world.send(findAnything, { words }, help);
      expect(body).not.toMatchObject({ data: { people: [{ id: person.id }] } });
    }
    for (const words of [person.phone.slice(0, 7), person.email.slice(0, -3)])
      expect((await world.send(findAnything, { words }, help)).text).not.toContain('Wrenfield');
    const { text } = await world.send(findAnything, { words: 'Zube' }, help);
    expect(text).not.toContain(person.phone);
    expect(text).not.toContain(person.email);
  });

  it('each desk finds what it may see: reviewers servicemen alone, others nothing', async () => {
    const ref = await world.plant('assigned');
    const no = await numberOf(ref);
    const serviceman = await createPerson(world.look, 'serviceman', world.now());
    const customer = await createPerson(world.look, 'customer', world.now());
    const kyc = await operator('kyc');
    expect(await find(no, kyc)).toEqual({ bookings: [], people: [] });
    expect((await find(customer.phone, kyc)).people).toEqual([]);
    expect((await find(serviceman.phone, kyc)).people).toMatchObject([{ id: serviceman.id }]);
    for (const desk of ['catalogue', 'admin', 'audit'] as const) {
      const { body } = await world.send(findAnything, { words: no }, await operator(desk));
      expect(body).toMatchObject({ code: 'desk.not-held' });
    }
    // Colleagues are found by nobody.
    const colleague = await createOperatorPerson(world.look, world.now(), ['help']);
    expect((await find(colleague.email)).people).toEqual([]);
  });

  it('a serviceman is found behind many customers of the same name', async () => {
    const sought = await createPerson(world.look, 'serviceman', world.now());
    const customers = await Promise.all(
      Array.from({ length: 12 }, () => createPerson(world.look, 'customer', world.now())),
    );
    for (const { id } of [...customers, sought])
      await world.look(RENAME, [id, 'Xerxes', 'Quillon']);
    const { people: found } = await find('xerxes quillon', await operator('kyc'));
    expect(found).toMatchObject([{ id: sought.id }]);
  });

  it('is audited by what was looked for and how much was found, without the words', async () => {
    const person = await createPerson(world.look, 'customer', world.now());
    await find(person.phone);
    const [row] = await world.look(LAST_OF_CALL, ['find-anything']);
    expect(row).toMatchObject({ subject: person.id, words: 'by phone: 1', outcome: 'ok' });
    const [kept] = await world.look<{ count: number }>(ROWS_WITH, [person.phone]);
    expect(kept?.count).toBe(0);
  });

  it('too little is refused, and so is who tries too often', async () => {
    const { body } = await world.send(findAnything, { words: 'Ra' }, help);
    expect(body).toMatchObject({ code: 'find.too-short' });
    const prober = await operator('dispatch');
    for (let times = 0; times < 240; times += 1)
      await world.context.limits.finds.take(String(prober.id));
    const refused = await world.send(findAnything, { words: '9890011223' }, prober);
    expect(refused.body).toMatchObject({ code: 'limit.too-many' });
    expect((await find('9890011223')).bookings).toEqual([]);
  });
});

describe('list-all-bookings', () => {
  const log = (input: InputOf<typeof listAllBookings> = {}, by = help) =>
    read(listAllBookings, input, by);

  it('pages go back and forth over every booking once, the latest visit first', async () => {
    const ref = await world.plant('assigned', { scheduledAt: world.now() + 400 * DAY });
    await world.look(MANY_BOOKINGS, [ref.bookingId, 129]);
    const day = dayOf(world.now() + 400 * DAY);
    const range = { from: addDays(day, -1), to: day };
    const first = await log(range);
    expect(first).toMatchObject({ newer: null });
    expect(first.bookings[0]?.id).toBe(ref.bookingId);
    const second = await log({ ...range, after: first.older ?? '' });
    const third = await log({ ...range, after: second.older ?? '' });
    expect(third.older).toBeNull();
    const all = [first, second, third].flatMap(({ bookings }) => bookings);
    expect(all.length).toBe(130);
    expect(new Set(all.map(({ id }) => id)).size).toBe(130);
    expect(all.map(({ at }) => at)).toEqual(
      all.map(({ at }) => at).toSorted((one, other) => other - one),
    );
    expect((await log({ ...range, before: third.newer ?? '' })).bookings).toEqual(second.bookings);
    const back = await log({ ...range, before: second.newer ?? '' });
    expect(back.bookings).toEqual(first.bookings);
    expect(back).toMatchObject({ newer: null, older: first.older });
    const oldest = await log({ ...range, before: 'oldest' });
    expect(oldest.older).toBeNull();
    expect(oldest.bookings).toEqual(all.slice(-50));
    expect((await log({ ...range, before: oldest.newer ?? '' })).bookings).toEqual(
      all.slice(30, 80),
    );
  });

  it('is limited by state, city, days, serviceman and customer', async () => {
    const ref = await world.plant('refused', { scheduledAt: world.now() + 700 * DAY });
    const assigned = await world.plant('assigned', { scheduledAt: world.now() + 701 * DAY });
    const ids = async (input: InputOf<typeof listAllBookings>) =>
      (await log(input)).bookings.map(({ id }) => id);
    expect((await ids({ state: 'refused' }))[0]).toBe(ref.bookingId);
    expect((await ids({ servicemanId: people.suresh.id }))[0]).toBe(assigned.bookingId);
    expect(await ids({ customerId: people.asha.id })).toEqual(
      expect.arrayContaining([ref.bookingId, assigned.bookingId]),
    );
    expect(await ids({ customerId: people.rohan.id })).not.toContain(ref.bookingId);
    const day = dayOf(world.now() + 700 * DAY);
    expect(await ids({ from: day, to: day })).toEqual([ref.bookingId]);
    expect(await ids({ from: day, to: day, cityId: 999 })).toEqual([]);
    expect(await ids({ from: day, state: 'completed' })).toEqual([]);
  });

  it('shows first names and no number; audit reads ids; a wrong page is refused', async () => {
    await world.plant('assigned', { scheduledAt: world.now() + 800 * DAY });
    const { text } = await world.send(listAllBookings, {}, help);
    expect(text).toContain('Asha');
    expect(text).not.toMatch(/Kulkarni|98900112|Lane 5/);
    const audit = await operator('audit');
    expect((await world.send(listAllBookings, {}, audit)).text).not.toMatch(/Asha|Suresh/);
    for (const after of ['x', '1', '1.2.3', '1.x'])
      expect((await world.send(listAllBookings, { after }, help)).body).toMatchObject({
        code: 'record.page-unknown',
      });
    for (const desk of ['kyc', 'catalogue', 'admin'] as const)
      expect((await world.send(listAllBookings, {}, await operator(desk))).body).toMatchObject({
        code: 'desk.not-held',
      });
  });
});
