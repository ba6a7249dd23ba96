import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { blockPerson } from '@karigar/contract/contact/block-person';
import { reportPerson } from '@karigar/contract/contact/report-person';
import { endForServiceman } from '@karigar/contract/dispatch/end-for-serviceman';
import { depositCash } from '@karigar/contract/earnings/deposit-cash';
import { openTicket } from '@karigar/contract/help/open-ticket';
import { giveBackBooking } from '@karigar/contract/offers/give-back-booking';
import { decideVisit } from '@karigar/contract/visit-problems/decide-visit';
import { reportMissedVisit } from '@karigar/contract/visit-problems/report-missed-visit';
import { settleVisit } from '@karigar/contract/visit-problems/settle-visit';
import { countWaiting } from '@karigar/contract/waiting/count-waiting';
import { finishItem } from '@karigar/contract/waiting/finish-item';
import { leaveItem } from '@karigar/contract/waiting/leave-item';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { reopenItem } from '@karigar/contract/waiting/reopen-item';
import { takeItem } from '@karigar/contract/waiting/take-item';
import { readReply } from '@karigar/contract/wire/read-reply';
import type { InputOf } from '@karigar/contract/define-call';
import type { Desk } from '@karigar/domain/console/desks';
import type { FinishedKind } from '@karigar/domain/console/waiting-items';
import { dayOf } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import { versionOf } from '#testing/assign-by-hand';
import type { BookingRef } from '#testing/booking-world';
import { createExceptionWorld, type ExceptionWorld } from '#testing/exception-world';
import { createOperatorPerson } from '#testing/fresh-people';
import {
  ASK_BY_UPI,
  CHANGE_WORDS,
  FIRST_AREA,
  PUT_IN_AREA,
  ROWS_OF_CALL,
} from '#testing/waiting-sql';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WORDS = 'Called both, the work was done';

type By = { readonly token: string };

let world: ExceptionWorld;
beforeAll(async () => {
  world = await createExceptionWorld();
});
afterAll(() => world.close());

const operator = async (...desks: Desk[]): Promise<By> => {
  const person = await createOperatorPerson(world.look, world.now(), desks);
  const { authToken } = await world.context.databases.system.transaction(SYSTEM, (tx) =>
    world.context.sessions.open(tx, { accountId: person.id, role: 'operator' }),
  );
  return { token: authToken };
};

const page = async (by: By, input: InputOf<typeof listWaiting> = {}) => {
  const reply = readReply(listWaiting, (await world.send(listWaiting, input, by)).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};
const list = async (by: By, input: InputOf<typeof listWaiting> = {}) =>
  (await page(by, { limit: 100, ...input })).items;
const ofBooking = async (by: By, { bookingId }: BookingRef) =>
  (await list(by)).filter((item) => item.bookingId === bookingId);
const count = async (by: By) => {
  const reply = readReply(countWaiting, (await world.send(countWaiting, {}, by)).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};
type Item = { readonly kind: FinishedKind; readonly id: string };
const take = async (item: Item, by: By) => (await world.send(takeItem, item, by)).body;
const leave = async (item: Item, by: By) => (await world.send(leaveItem, item, by)).body;
const reopen = async (item: Item, by: By) => (await world.send(reopenItem, item, by)).body;
const finish = async (item: Item, by: By, reason = WORDS) =>
  (await world.send(finishItem, { ...item, reason }, by)).body;

/** The serviceman ended work that the customer had cancelled. */
const lateWork = async (): Promise<BookingRef> => {
  const ref = await world.plant('cancelled');
  await world.send(endWork, { ...ref, endedAt: world.now() - 5 * MINUTE }, world.suresh);
  return ref;
};
const lateWorkItem = async (): Promise<Item> => {
  const [item] = await ofBooking(world.priya, await lateWork());
  if (item?.kind !== 'late-work') throw new Error('nothing waits');
  return { kind: item.kind, id: item.id };
};

describe('what waits', () => {
  it('bookings wait by the rule of the board, with the service and area, without a phone', async () => {
    const ref = await world.plant('refused', { scheduledAt: world.now() + 5 * HOUR });
    const [item, ...more] = await ofBooking(world.priya, ref);
    expect(more).toEqual([]);
    expect(item).toMatchObject({
      kind: 'nobody-took',
      id: String(ref.bookingId),
      orderId: ref.orderId,
      what: 'Planted service',
      area: 'Kothrud',
      name: '',
      takenBy: null,
      opens: expect.stringMatching(/^\/dispatch\?sel=KRG-/),
    });
    const { text } = await world.send(listWaiting, { limit: 100 }, world.priya);
    expect(text).not.toMatch(/98900112|Kulkarni/);
  });

  it('what a serviceman gave back shortly before waits until somebody has it', async () => {
    const ref = await world.plant('assigned', { scheduledAt: world.now() + HOUR });
    const reason = 'My scooter broke down on the way';
    await world.send(giveBackBooking, { ...ref, reason }, world.suresh);
    const [item] = await ofBooking(world.priya, ref);
    expect(item).toMatchObject({ kind: 'given-back' });
    expect(item?.dueAt).toBeLessThanOrEqual(world.now());
    expect(await finish({ kind: 'given-back', id: item?.id ?? '' }, world.priya)).toMatchObject({
      success: true,
    });
    expect(await ofBooking(world.priya, ref)).toEqual([]);
  });

  it('a late command waits as its case, or alone when it opened none', async () => {
    const [work, ...more] = await ofBooking(world.priya, await lateWork());
    expect(work).toMatchObject({ kind: 'late-work', what: 'work-not-taken', name: 'Suresh Pawar' });
    expect(work?.dueAt).toBe(world.now() - (world.now() % 1000) + 48 * HOUR);
    expect(more).toEqual([]);

    const ref = await world.plant('assigned');
    const hold = { ...ref, until: dayOf(world.now()), reason: 'A part is missing' };
    await world.send(holdWork, hold, world.suresh);
    expect(await ofBooking(world.priya, ref)).toEqual([]);
    await world.send(holdWork, { ...hold, claimedAt: world.now() - 5 * MINUTE }, world.suresh);
    const [action] = await ofBooking(world.priya, ref);
    expect(action).toMatchObject({ kind: 'late-action', what: 'hold', name: 'Suresh Pawar' });
    const item = { kind: 'late-action', id: action?.id ?? '' } as const;
    expect(await finish(item, world.priya)).toMatchObject({ success: true });
    expect(await ofBooking(world.priya, ref)).toEqual([]);
    expect(await reopen(item, world.priya)).toMatchObject({ success: true });
    expect(await ofBooking(world.priya, ref)).toHaveLength(1);
  });

  it('a reported visit waits for a decision, and a charged one until it is settled', async () => {
    const ref = await world.plantAtDoor(world.now() - 30 * MINUTE);
    const input = { ...ref, ...world.door, arrivedAt: world.now() - 20 * MINUTE };
    await world.send(reportMissedVisit, input, world.suresh);
    const money = await operator('money');
    const kinds = async () => (await ofBooking(money, ref)).map(({ kind }) => kind);
    expect(await ofBooking(money, ref)).toMatchObject([
      { kind: 'visit-check', name: 'Suresh Pawar' },
    ]);
    await world.send(decideVisit, { ...ref, outcome: 'charged', reason: WORDS }, money);
    expect(await kinds()).toEqual(['visit-due']);
    await world.send(settleVisit, { ...ref, outcome: 'waived', reason: WORDS }, money);
    expect(await kinds()).toEqual([]);
  });

  it('a block between the two sides of live work waits, and so does a report', async () => {
    const ref = await world.plant('assigned', { scheduledAt: world.now() + 30 * HOUR });
    const words = 'They shouted at me on the phone';
    await world.send(reportPerson, { ...ref, reason: 'rude', words }, world.asha);
    await world.send(blockPerson, ref, world.asha);
    const items = await ofBooking(await operator('help'), ref);
    expect(items.map(({ kind }) => kind).toSorted()).toEqual(['blocked', 'report']);
    expect(items.find(({ kind }) => kind === 'report')).toMatchObject({ what: 'rude', words });
    expect((await ofBooking(await operator('dispatch'), ref)).map(({ kind }) => kind)).toEqual([
      'blocked',
    ]);
  });

  it('a second person reads what another asked; who asked does not', async () => {
    const ref = await world.plant('started');
    const input = { ...ref, version: await versionOf(world.look, ref), reason: WORDS };
    await world.send(endForServiceman, input, world.priya);
    expect(await ofBooking(world.second, ref)).toMatchObject([
      { kind: 'countersign', what: 'end-for-serviceman', name: 'Priya Nair', words: WORDS },
    ]);
    expect(await ofBooking(world.priya, ref)).toEqual([]);
    expect(await ofBooking(await operator('kyc'), ref)).toEqual([]);
  });

  it('each desk reads its own: requests about payments are also of money, without numbers', async () => {
    const words = 'Call me on 9890011223 about the bill';
    const { body } = await world.send(openTicket, { category: 'payment', words }, world.asha);
    const { ticketNo } = body.data as { ticketNo: string };
    const other = await world.send(openTicket, { category: 'app', words }, world.asha);
    const { ticketNo: otherNo } = other.body.data as { ticketNo: string };
    await world.paidJob();
    const cash = { amount: paise(100), way: 'office', reference: 'Counter 2' } as const;
    await world.send(depositCash, cash, world.suresh);

    const money = await list(await operator('money'));
    expect(money.find(({ id }) => id === ticketNo)).toMatchObject({
      kind: 'ticket',
      what: 'payment',
      name: 'Asha',
      words: 'Call me on [digits] about the bill',
      opens: `/help?sel=${ticketNo}`,
    });
    expect(money.map(({ id }) => id)).not.toContain(otherNo);
    expect(money).toContainEqual(
      expect.objectContaining({ kind: 'deposit', amount: paise(100), what: 'office' }),
    );
    const help = await list(await operator('help'));
    expect(help.map(({ id }) => id)).toContain(otherNo);
    expect(help.map(({ kind }) => kind)).not.toContain('deposit');
    const kyc = new Set((await list(await operator('kyc'))).map(({ kind }) => kind));
    expect([...kyc].filter((kind) => !/document|bank|skills|last-look/.test(kind))).toEqual([]);
    expect(await list(await operator('catalogue'))).toEqual([]);
    const audit = (await list(await operator('audit'))).map(({ id }) => id);
    expect(audit).toContain(ticketNo);
  });

  it('a request by UPI waits half an hour', async () => {
    const ref = await world.plant('ended');
    const reference = `KU${ref.bookingId}`;
    await world.look(ASK_BY_UPI, [reference, ref.bookingId, new Date(world.now())]);
    const items = await ofBooking(await operator('money'), ref);
    expect(items).toMatchObject([{ kind: 'upi', id: reference, what: 'Planted service' }]);
    expect(items[0]?.dueAt).toBe((items[0]?.at ?? 0) + 30 * MINUTE);
  });
});

describe('pages', () => {
  it('pages of two are the whole list, the soonest deadline first', async () => {
    for (const hours of [3, 4, 5])
      await world.plant('refused', { scheduledAt: world.now() + hours * HOUR });
    const whole = await list(world.priya);
    const due = whole.map(({ dueAt }) => dueAt);
    expect(whole.length).toBeGreaterThan(6);
    expect(due).toEqual(due.toSorted((one, other) => one - other));
    const walked: string[] = [];
    let after: string | null = null;
    do {
      const input: InputOf<typeof listWaiting> = after === null ? {} : { after };
      const { items, next } = await page(world.priya, { limit: 2, ...input });
      walked.push(...items.map(({ kind, id }) => `${kind} ${id}`));
      after = next;
    } while (after !== null);
    expect(walked).toEqual(whole.map(({ kind, id }) => `${kind} ${id}`));
  });

  it('shows only the wanted kinds; an unknown page is refused', async () => {
    await world.plant('refused', { scheduledAt: world.now() + 5 * HOUR });
    const kinds = (await list(world.priya, { kinds: ['nobody-took', 'deposit'] })).map(
      ({ kind }) => kind,
    );
    expect(kinds).toContain('nobody-took');
    expect(kinds.filter((kind) => kind !== 'nobody-took' && kind !== 'deposit')).toEqual([]);
    const { body } = await world.send(listWaiting, { after: 'second' }, world.priya);
    expect(body).toMatchObject({ code: 'waiting.page-unknown' });
  });

  it('a city leaves out what is of another', async () => {
    const ref = await world.plant('refused', { scheduledAt: world.now() + 5 * HOUR });
    const [area] = await world.look<{ id: number; city: number }>(FIRST_AREA);
    await world.look(PUT_IN_AREA, [ref.bookingId, area?.id]);
    const ids = async (cityId: number) =>
      (await list(world.priya, { cityId })).map(({ bookingId }) => bookingId);
    expect(await ids(area?.city ?? 0)).toContain(ref.bookingId);
    expect(await ids((area?.city ?? 0) + 999)).not.toContain(ref.bookingId);
  });
});

describe('counts', () => {
  it('are those of the list; the stamp changes when an item comes or is taken, not by itself', async () => {
    const by = await operator('dispatch');
    const before = await count(by);
    expect((await count(by)).stamp).toBe(before.stamp);
    const item = await lateWorkItem();
    const after = await count(by);
    expect(after.stamp).not.toBe(before.stamp);
    const whole = await list(by);
    for (const { kind, count: many, late } of after.kinds) {
      const own = whole.filter((one) => one.kind === kind);
      expect([kind, many]).toEqual([kind, own.length]);
      expect(late).toBeLessThanOrEqual(many);
    }
    expect(after.mine).toBe(0);
    await take(item, by);
    const taken = await count(by);
    expect(taken).toMatchObject({ mine: 1 });
    expect(taken.stamp).not.toBe(after.stamp);
    expect((await list(by, { whose: 'mine' })).map(({ id }) => id)).toEqual([item.id]);
  });

  it('leave no row in the audit; a list does', async () => {
    const rows = async (call: string): Promise<number> =>
      (await world.look<{ n: number }>(ROWS_OF_CALL, [call]))[0]?.n ?? 0;
    const [counts, lists] = [await rows('count-waiting'), await rows('list-waiting')];
    await count(world.priya);
    await list(world.priya);
    expect(await rows('count-waiting')).toBe(counts);
    expect(await rows('list-waiting')).toBe(lists + 1);
  });
});

describe('a taken item', () => {
  it('is one person’s for three minutes, and longer while it is renewed', async () => {
    const item = await lateWorkItem();
    world.setClock(1);
    expect(await take(item, world.priya)).toMatchObject({ success: true });
    const since = world.now();
    expect(await take(item, world.second)).toMatchObject({
      code: 'waiting.taken',
      data: { by: 'Priya Nair' },
    });
    world.setClock(3);
    await take(item, world.priya);
    world.setClock(5);
    const shown = (await list(world.second)).find(
      ({ id, kind }) => id === item.id && kind === item.kind,
    );
    expect(shown?.takenBy).toMatchObject({ name: 'Priya Nair', isMine: false });
    expect(shown?.takenBy?.since).toBe(since - (since % 1000));
    expect(await finish(item, world.second)).toMatchObject({ code: 'waiting.taken' });
    world.setClock(6);
    expect(await take(item, world.second)).toMatchObject({ success: true });
    expect(await leave(item, world.priya)).toMatchObject({ success: true });
    expect(await take(item, world.priya)).toMatchObject({ code: 'waiting.taken' });
    await leave(item, world.second);
    expect(await take(item, world.priya)).toMatchObject({ success: true });
  });

  it('goes to one of two who take it at once', async () => {
    const item = await lateWorkItem();
    const codes = (await Promise.all([take(item, world.priya), take(item, world.second)])).map(
      ({ code }) => code,
    );
    expect(new Set(codes)).toEqual(new Set([200, 'waiting.taken']));
  });

  it('is of the caller’s desks, and still waits', async () => {
    const item = await lateWorkItem();
    const kyc = await operator('kyc');
    expect(await take(item, kyc)).toMatchObject({ code: 'waiting.gone' });
    expect(await take({ ...item, id: 'x' }, world.priya)).toMatchObject({ code: 'waiting.gone' });
    expect(await take({ ...item, id: '999999999' }, world.priya)).toMatchObject({
      code: 'waiting.gone',
    });
  });
});

describe('a finished item', () => {
  it('ends with words, and its person takes that back within seconds', async () => {
    const item = await lateWorkItem();
    expect(await finish(item, world.priya, 'ok')).toMatchObject({ code: 'console.reason-missing' });
    expect(await finish(item, await operator('money'))).toMatchObject({ code: 'waiting.gone' });
    expect(await finish(item, world.priya)).toMatchObject({ success: true });
    expect(await finish(item, world.priya)).toMatchObject({ code: 'waiting.gone' });
    expect((await list(world.priya)).map(({ id }) => id)).not.toContain(item.id);
    expect(await reopen(item, world.second)).toMatchObject({ code: 'waiting.undo-over' });
    expect(await reopen(item, world.priya)).toMatchObject({ success: true });
    expect(await finish(item, world.priya)).toMatchObject({ success: true });
    world.moveClock(world.now() + 10_001);
    expect(await reopen(item, world.priya)).toMatchObject({ code: 'waiting.undo-over' });
    expect(await reopen({ ...item, id: 'x' }, world.priya)).toMatchObject({
      code: 'waiting.undo-over',
    });
  });

  it('that waits again under a new case stays finished', async () => {
    const ref = await lateWork();
    const [first] = await ofBooking(world.priya, ref);
    const item = { kind: 'late-work', id: first?.id ?? '' } as const;
    await finish(item, world.priya);
    await world.send(endWork, { ...ref, endedAt: world.now() - 4 * MINUTE }, world.suresh);
    expect(await reopen(item, world.priya)).toMatchObject({ code: 'waiting.undo-over' });
    expect(await ofBooking(world.priya, ref)).toHaveLength(1);
  });

  it('keeps its words: nobody writes them anew', async () => {
    const change = world.context.databases.system.transaction(SYSTEM, (tx) =>
      tx.rows({ name: 'change-words', text: CHANGE_WORDS }),
    );
    await expect(change).rejects.toThrow('only erased with its person');
  });
});
