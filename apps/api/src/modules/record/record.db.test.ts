import { startWork } from '@karigar/contract/bookings/start-work';
import { endWork } from '@karigar/contract/bookings/end-work';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { refuseOffer } from '@karigar/contract/offers/refuse-offer';
import { addNote } from '@karigar/contract/record/add-note';
import { callPerson } from '@karigar/contract/record/call-person';
import { getRecord } from '@karigar/contract/record/get-record';
import { listHistory } from '@karigar/contract/record/list-history';
import { takeBackNote } from '@karigar/contract/record/take-back-note';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { readReply } from '@karigar/contract/wire/read-reply';
import type { Desk } from '@karigar/domain/console/desks';
import { paise } from '@karigar/domain/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import { byHand } from '#testing/assign-by-hand';
import type { BookingRef } from '#testing/booking-world';
import { createDispatchWorld, type DispatchWorld } from '#testing/dispatch-world';
import { createOperatorPerson } from '#testing/fresh-people';
import {
  HINTS_OF_BOOKING,
  LAST_OF_CALL,
  MANY_NOTES,
  NUMBER_OF,
  ROWS_WITH,
} from '#testing/record-sql';
import { FIRST_AREA, PUT_IN_AREA } from '#testing/waiting-sql';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const REASON = 'The serviceman stands at the gate';

type By = { readonly token: string; readonly id: number };

let world: DispatchWorld;
let dispatch: By;
let money: By;
let audit: By;
let asha: { token: string };
let suresh: { token: string };
const operator = async (...desks: Desk[]): Promise<By> => {
  const { id } = await createOperatorPerson(world.look, world.now(), desks);
  const { authToken } = await world.context.databases.system.transaction(SYSTEM, (tx) =>
    world.context.sessions.open(tx, { accountId: id, role: 'operator' }),
  );
  return { token: authToken, id };
};
beforeAll(async () => {
  world = await createDispatchWorld();
  [dispatch, money, audit] = [
    await operator('dispatch'),
    await operator('money'),
    await operator('audit'),
  ];
  ({ asha, suresh } = world);
});
afterAll(() => world.close());
beforeEach(() => world.leave());

const act = async <Call extends AnyCall>(
  call: Call,
  input: InputOf<Call>,
  by: { token: string } = dispatch,
) => (await world.send(call, input, by)).body;
const read = async <Call extends AnyCall>(
  call: Call,
  input: InputOf<Call>,
  by: { token: string } = dispatch,
) => {
  const reply = readReply(call, (await world.send(call, input, by)).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};
const numberOf = async ({ bookingId }: BookingRef): Promise<string> =>
  (await world.look<{ no: string }>(NUMBER_OF, [bookingId]))[0]?.no ?? '';
const recordOf = async (ref: BookingRef, by = dispatch) =>
  read(getRecord, { no: await numberOf(ref) }, by);
const historyOf = async (
  ref: BookingRef,
  more: { part?: InputOf<typeof listHistory>['part']; after?: string } = {},
  by = dispatch,
) => read(listHistory, { ...ref, ...more }, by);
const textsOf = async (ref: BookingRef, part?: InputOf<typeof listHistory>['part']) =>
  (await historyOf(ref, part === undefined ? {} : { part })).events.map(({ text }) => text);
const lastAudit = async (call: AnyCall) => {
  const sql = LAST_OF_CALL;
  const [row] = await world.look<{
    booking: number | null;
    subject: number | null;
    outcome: string;
    words: string | null;
  }>(sql, [call.name]);
  return row;
};

describe('get-record', () => {
  it('has who, what, when, where and money, with numbers masked, and is audited with its booking', async () => {
    const ref = await world.plant('ended', {
      addOns: [
        ['tap', 1, 'accepted'],
        ['pipe', 1, 'rejected'],
      ],
    });
    const record = await recordOf(ref);
    expect(record).toMatchObject({
      id: ref.bookingId,
      orderId: ref.orderId,
      state: 'ended',
      waits: 'no-code',
      service: 'Planted service',
      area: 'Kothrud',
      door: 'Flat 3, Lane 5',
      customer: { name: 'Asha Kulkarni', phone: 'XXXXXX1223', hasLeft: false },
      serviceman: { name: 'Suresh Pawar', hasLeft: false },
      total: 144_850,
      paid: 0,
      due: 144_850,
    });
    expect(record.lines).toEqual([
      { name: 'Planted service', quantity: 1, amount: 59_900, status: null },
      { name: 'Planted tap', quantity: 1, amount: 84_950, status: 'accepted' },
      { name: 'Planted pipe', quantity: 1, amount: 120_000, status: 'rejected' },
    ]);
    const { text } = await world.send(getRecord, { no: record.no }, dispatch);
    expect(text).not.toMatch(/98900112|482913/);
    expect(await lastAudit(getRecord)).toMatchObject({
      booking: ref.bookingId,
      subject: world.people.asha.id,
      outcome: 'ok',
    });
  });

  it('money sees no door; audit reads ids instead of names and numbers', async () => {
    const ref = await world.plant('assigned');
    expect(await recordOf(ref, money)).toMatchObject({
      door: '',
      customer: { name: 'Asha Kulkarni', phone: 'XXXXXX1223' },
    });
    const { text } = await world.send(getRecord, { no: await numberOf(ref) }, audit);
    expect(text).not.toMatch(/Asha|Kulkarni|Suresh|Pawar|XXXX|Lane/);
    expect((await recordOf(ref, audit)).customer.name).toBe(`#${world.people.asha.id}`);
  });

  it('an unknown number is not found, and other desks are refused', async () => {
    expect(await act(getRecord, { no: 'KRG-NONE' })).toMatchObject({ code: 'booking.not-found' });
    const ref = await world.plant('assigned');
    for (const desk of ['kyc', 'catalogue', 'admin'] as const)
      expect(await act(getRecord, { no: await numberOf(ref) }, await operator(desk))).toMatchObject(
        { code: 'desk.not-held' },
      );
  });

  it('has the state that the customer reads, at every step', async () => {
    const ref = await world.request(world.now() + HOUR, '482913');
    const same = async (state: string) => {
      const theirs = await read(getMyBooking, { bookingId: ref.bookingId }, asha);
      expect([(await recordOf(ref)).state, theirs.booking.state]).toEqual([state, state]);
    };
    await same('requested');
    await act(assignBooking, await byHand(world.look, ref, world.people.suresh.id));
    await same('assigned');
    await act(startWork, { ...ref, startedAt: world.now() }, suresh);
    await same('started');
    await act(endWork, { ...ref, endedAt: world.now() }, suresh);
    await same('ended');
  });
});

describe('list-history', () => {
  it('has work, money, messages, notes and operators’ acts, the newest first, with who did it', async () => {
    const ref = await world.request(world.now() + HOUR, '482913');
    const step = async <Call extends AnyCall>(
      call: Call,
      input: InputOf<Call>,
      by: { token: string } = dispatch,
    ) => {
      world.moveClock(world.now() + MINUTE);
      expect(await act(call, input, by), call.name).toMatchObject({ success: true });
    };
    await step(assignBooking, await byHand(world.look, ref, world.people.suresh.id));
    await step(startWork, { ...ref, startedAt: world.now() }, suresh);
    await step(sendChat, { ...ref, message: 'Vexworthy secret', by: 'me' }, suresh);
    await step(endWork, { ...ref, endedAt: world.now() }, suresh);
    const cash = { ...ref, amount: paise(59_900), mode: 'cash' } as const;
    await step(addPayment, cash, suresh);
    await step(addNote, { ...ref, words: 'Paid at the door' });
    await step(callPerson, { ...ref, side: 'customer', reason: REASON });

    const { events, next } = await historyOf(ref);
    expect(next).toBeNull();
    expect(events.map(({ at }) => at)).toEqual(
      events.map(({ at }) => at).toSorted((one, other) => other - one),
    );
    const found = (text: string) => events.find((event) => event.text === text);
    expect(found('note')).toMatchObject({
      part: 'notes',
      actor: 'operator',
      words: 'Paid at the door',
    });
    expect(found('cash')).toMatchObject({ part: 'money', actor: 'serviceman', amount: 59_900 });
    expect(found('chat')).toMatchObject({ part: 'messages', by: 'Suresh Pawar', to: 'customer' });
    expect(found('start')).toMatchObject({ part: 'work', by: 'Suresh Pawar' });
    expect(found('assign')).toMatchObject({ actor: 'operator' });
    expect(found('work-ended')).toMatchObject({ actor: 'system', to: 'customer' });
    expect(found('call-person')).toMatchObject({ part: 'audit', words: `customer: ${REASON}` });
    expect(await textsOf(ref, 'notes')).toEqual(['note']);
    expect(await textsOf(ref, 'money')).toEqual(['cash']);
    expect(await textsOf(ref, 'audit')).toEqual(
      expect.arrayContaining(['assign-booking', 'add-note', 'call-person']),
    );
    const { text } = await world.send(listHistory, ref, dispatch);
    expect(text).not.toMatch(/Vexworthy|98900112|482913/);
    const seenByAudit = await world.send(listHistory, ref, audit);
    expect(seenByAudit.text).not.toMatch(/Suresh|Asha/);
  });

  it('an offer that was refused or let pass is in no reply: decision 45', async () => {
    const [no, last] = [await world.newServiceman(1), await world.newServiceman(2)];
    const ref = await world.request(undefined, null);
    await world.dispatch(ref);
    expect((await world.offers(ref)).length).toBe(2);
    // Only the last refusal changes the booking, and so leaves an event.
    for (const by of [no, last])
      expect(await act(refuseOffer, ref, by)).toMatchObject({ success: true });
    const silent = await world.newServiceman(3);
    await world.dispatch(ref);
    world.moveClock(world.now() + HOUR);
    await world.dispatch(ref);
    expect((await recordOf(ref)).asked).toBe(3);
    const asked = [no, last, silent];
    const parts = [undefined, 'work', 'money', 'messages', 'notes', 'audit'] as const;
    for (const part of parts) {
      const input = part === undefined ? ref : { ...ref, part };
      const { text } = await world.send(listHistory, input, dispatch);
      expect(text).not.toMatch(/"text":"(refuse|refuse-offer|expire|job-offered)"/);
      for (const { id } of asked) expect(text).not.toContain(String(id));
    }
    const { events } = await historyOf(ref);
    expect(events.filter(({ actor }) => actor === 'serviceman')).toEqual([]);
    // Audit reads ids of people, and so would read theirs.
    const { text } = await world.send(listHistory, { ...ref, part: 'audit' }, audit);
    for (const { id } of asked) expect(text).not.toContain(String(id));
  });

  it('pages reach every event once, also where many have the same time', async () => {
    const ref = await world.plant('assigned');
    await world.look(MANY_NOTES, [ref.bookingId, dispatch.id, new Date(world.now()), 120]);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await historyOf(ref, { part: 'notes', ...(after !== undefined && { after }) });
      expect(page.events.length).toBeLessThanOrEqual(50);
      seen.push(...page.events.map(({ words }) => words ?? ''));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen.length).toBe(120);
    expect(new Set(seen).size).toBe(120);
    for (const wrong of ['x', '1.2', '1.2.3.4', '1.a.3', ''])
      expect(await act(listHistory, { ...ref, after: wrong })).toMatchObject({
        code: 'record.page-unknown',
      });
  });
});

describe('notes', () => {
  it('are taken back by their writer within seconds, and colleagues hear of both', async () => {
    const ref = await world.plant('assigned');
    const [area] = await world.look<{ id: number }>(FIRST_AREA);
    await world.look(PUT_IN_AREA, [ref.bookingId, area?.id]);
    const hints = async () =>
      (await world.look<{ count: number }>(HINTS_OF_BOOKING, [ref.bookingId]))[0]?.count ?? 0;
    const before = await hints();
    const { id } = await read(addNote, { ...ref, words: '  Gate at the back ' });
    expect(await hints()).toBe(before + 1);
    expect(await act(takeBackNote, { id }, money)).toMatchObject({ code: 'note.undo-over' });
    world.moveClock(world.now() + 9000);
    expect(await act(takeBackNote, { id })).toMatchObject({ success: true });
    expect(await textsOf(ref, 'notes')).toEqual([]);
    expect(await hints()).toBe(before + 2);
    expect(await act(takeBackNote, { id })).toMatchObject({ code: 'note.undo-over' });

    const later = await read(addNote, { ...ref, words: 'Stays' });
    world.moveClock(world.now() + 11_000);
    expect(await act(takeBackNote, { id: later.id })).toMatchObject({ code: 'note.undo-over' });
  });

  it('an empty one is refused, an unknown booking is not found, and audit writes none', async () => {
    const ref = await world.plant('assigned');
    expect(await act(addNote, { ...ref, words: ' \n ' })).toMatchObject({ code: 'note.empty' });
    const missing = { ...ref, orderId: ref.orderId + 1 };
    expect(await act(addNote, { ...missing, words: 'x' })).toMatchObject({
      code: 'booking.not-found',
    });
    for (const by of [audit, await operator('kyc')])
      expect(await act(addNote, { ...ref, words: 'x' }, by)).toMatchObject({
        code: 'desk.not-held',
      });
    // The words are in the note alone.
    await act(addNote, { ...ref, words: 'Quillandry wrote again' });
    const [kept] = await world.look<{ count: number }>(ROWS_WITH, ['Quillandry']);
    expect(kept?.count).toBe(0);
  });
});

describe('call-person', () => {
  it('gives the number of one side for a reason, and the audit has both', async () => {
    const ref = await world.plant('started');
    expect(await read(callPerson, { ...ref, side: 'customer', reason: REASON })).toEqual({
      number: '+919890011223',
      isMasked: false,
    });
    expect(await lastAudit(callPerson)).toEqual({
      booking: ref.bookingId,
      subject: world.people.asha.id,
      outcome: 'ok',
      words: `customer: ${REASON}`,
    });
    const serviceman = await read(callPerson, { ...ref, side: 'serviceman', reason: REASON });
    expect(serviceman.number).toBe(`+91${world.people.suresh.phone}`);
  });

  it('is refused without a reason, where nobody comes, and 48 hours after the booking was over', async () => {
    const started = await world.plant('started');
    const side = 'customer' as const;
    const reason = REASON;
    expect(await act(callPerson, { ...started, side, reason: 'x' })).toMatchObject({
      code: 'console.reason-missing',
    });
    const refused = await world.plant('refused');
    expect(await act(callPerson, { ...refused, side, reason })).toMatchObject({ success: true });
    expect(await act(callPerson, { ...refused, side: 'serviceman', reason })).toMatchObject({
      code: 'contact.nobody-yet',
    });
    const over = await world.plant('completed');
    const { overAt } = await recordOf(over);
    expect(overAt).toEqual(expect.any(Number));
    const before = world.now();
    world.moveClock((overAt ?? 0) + 47 * HOUR);
    for (const each of ['customer', 'serviceman'] as const)
      expect(await act(callPerson, { ...over, side: each, reason })).toMatchObject({
        success: true,
      });
    world.moveClock((overAt ?? 0) + 48 * HOUR);
    for (const each of ['customer', 'serviceman'] as const)
      expect(await act(callPerson, { ...over, side: each, reason })).toMatchObject({
        code: 'contact.not-live',
      });
    world.moveClock(before);
    for (const by of [money, audit])
      expect(await act(callPerson, { ...started, side, reason }, by)).toMatchObject({
        code: 'desk.not-held',
      });
  });

  it('a booking is called about twenty times a day at most', async () => {
    const ref = await world.plant('started');
    const by = await operator('help');
    for (let times = 0; times < 20; times += 1)
      await world.context.limits.bookingCalls.take(`${by.id}.${ref.bookingId}`);
    const input = { ...ref, side: 'customer', reason: REASON } as const;
    expect(await act(callPerson, input, by)).toMatchObject({ code: 'limit.too-many' });
  });
});
