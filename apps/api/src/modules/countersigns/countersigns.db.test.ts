import { holdWork } from '@karigar/contract/bookings/hold-work';
import { answerCountersign } from '@karigar/contract/countersigns/answer-countersign';
import { listCountersigns } from '@karigar/contract/countersigns/list-countersigns';
import { endForServiceman } from '@karigar/contract/dispatch/end-for-serviceman';
import { askOverride } from '@karigar/contract/visit-problems/ask-override';
import { confirmOverride } from '@karigar/contract/visit-problems/confirm-override';
import { readReply } from '@karigar/contract/wire/read-reply';
import type { Desk } from '@karigar/domain/console/desks';
import { dayOf } from '@karigar/domain/dates/india-day';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeByCommandLine } from '#modules/operators/index';
import { SYSTEM } from '#platform/db';
import { versionOf } from '#testing/assign-by-hand';
import type { BookingRef } from '#testing/booking-world';
import { createExceptionWorld, type ExceptionWorld } from '#testing/exception-world';
import { createOperatorPerson } from '#testing/fresh-people';
import { people } from '#testing/people';
import { saveAnswer } from './countersign-store.ts';

const REASON = 'The phone of the serviceman is broken';
let world: ExceptionWorld;
beforeAll(async () => {
  world = await createExceptionWorld();
});
afterAll(() => world.close());

const list = async (which: 'open' | 'own', by: { token: string }) => {
  const { body } = await world.send(listCountersigns, { which }, by);
  const reply = readReply(listCountersigns, body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};
const openOf = async ({ bookingId }: BookingRef) => {
  const found = (await list('open', world.second)).find((one) => one.bookingId === bookingId);
  if (found === undefined) throw new Error('nothing waits');
  return found;
};
const answer = async (id: number, by: { token: string }, words?: string) => {
  const outcome = words === undefined ? 'agreed' : 'refused';
  const input = { id, outcome, ...(words === undefined ? {} : { words }) } as const;
  return (await world.send(answerCountersign, input, by)).body;
};
const askedToEnd = async (): Promise<BookingRef> => {
  const ref = await world.plant('started');
  const input = { ...ref, version: await versionOf(world.look, ref), reason: REASON };
  const { body } = await world.send(endForServiceman, input, world.priya);
  expect(body.data).toMatchObject({ countersign: expect.stringMatching(/^W-\d+$/) });
  return ref;
};

it('a second person ends the work for a serviceman, under the name of the first', async () => {
  const ref = await askedToEnd();
  const open = await openOf(ref);
  expect(open).toMatchObject({ askedBy: 'Priya Nair', reason: REASON, isOwn: false });
  expect(open.booking).toEqual({
    service: 'Planted service',
    customer: 'Asha',
    serviceman: 'Suresh Pawar',
    total: 59_900,
    paid: 0,
  });
  expect(await answer(open.id, world.priya)).toMatchObject({ code: 'countersign.same-person' });
  expect((await world.traces(ref)).booking.state).toBe('started');
  const agreed = await answer(open.id, world.second);
  expect(agreed).toMatchObject({ success: true, code: 200 });
  const { booking, events, notifications } = await world.traces(ref);
  expect(booking).toMatchObject({ state: 'ended' });
  expect(events.at(-1)).toMatchObject({
    command: 'end',
    actor: 'operator',
    account_id: people.priya.id,
    details: { reason: REASON, agreedBy: world.second.id },
  });
  expect(notifications.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['ended-by-team', 'work-ended']),
  );
  expect(await answer(open.id, world.second)).toMatchObject({ code: 'countersign.over' });
  const own = (await list('own', world.priya)).find(({ id }) => id === open.id);
  expect(own).toMatchObject({ outcome: 'agreed', answeredBy: 'Nandini Rao', isOwn: true });
});

it('a booking that changed since is decided again, and refused', async () => {
  const ref = await askedToEnd();
  const open = await openOf(ref);
  const hold = { ...ref, until: dayOf(world.now()), reason: 'A part is missing' };
  await world.send(holdWork, hold, world.suresh);
  expect(await answer(open.id, world.second)).toMatchObject({
    code: 'booking.changed',
    data: { state: 'held', command: 'hold', by: 'Suresh Pawar' },
  });
});

it('a refusal needs words, which the first person reads', async () => {
  const ref = await askedToEnd();
  const { id } = await openOf(ref);
  expect(await answer(id, world.second, 'no')).toMatchObject({ code: 'console.reason-missing' });
  const words = 'The customer says that the work goes on';
  expect(await answer(id, world.second, words)).toMatchObject({ success: true });
  expect((await world.traces(ref)).booking.state).toBe('started');
  const own = (await list('own', world.priya)).find((one) => one.id === id);
  expect(own).toMatchObject({ outcome: 'refused', words });
});

it('what was refused is not confirmed by another call', async () => {
  const ref = await world.plant('ended');
  await world.send(askOverride, { ...ref, reason: REASON }, world.priya);
  await answer((await openOf(ref)).id, world.second, 'The customer says that nobody came');
  const third = await operatorOf('dispatch');
  const { body } = await world.send(confirmOverride, ref, third);
  expect(body).toMatchObject({ code: 'override.not-asked' });
  expect((await world.traces(ref)).booking.state).toBe('ended');
});

it('the override is one of them', async () => {
  const ref = await world.plant('ended');
  await world.send(askOverride, { ...ref, reason: 'The customer lost the phone' }, world.priya);
  const open = await openOf(ref);
  expect(open).toMatchObject({ call: 'ask-override', reason: 'The customer lost the phone' });
  expect(await answer(open.id, world.second)).toMatchObject({ success: true });
  expect((await world.traces(ref)).booking.state).toBe('completed');
});

it('what waits for a second person is not asked again, by anybody, until it is answered', async () => {
  const ref = await world.plant('ended');
  const ask = (by: { token: string }) => world.send(askOverride, { ...ref, reason: REASON }, by);
  expect((await ask(world.priya)).body).toMatchObject({ success: true });
  const again = { code: 'countersign.asked-already' };
  expect((await ask(world.priya)).body).toMatchObject(again);
  expect((await ask(world.second)).body).toMatchObject(again);
  const { id } = await openOf(ref);
  await answer(id, world.second, 'The customer says that nobody came');
  expect((await ask(world.priya)).body).toMatchObject({ success: true });
  const atWork = await askedToEnd();
  const version = await versionOf(world.look, atWork);
  const toEnd = { ...atWork, version, reason: REASON };
  expect((await world.send(endForServiceman, toEnd, world.priya)).body).toMatchObject(again);
});

const operatorOf = async (...desks: Desk[]) => {
  const person = await createOperatorPerson(world.look, world.now(), desks);
  const { authToken } = await world.context.databases.system.transaction(SYSTEM, (tx) =>
    world.context.sessions.open(tx, { accountId: person.id, role: 'operator' }),
  );
  return { token: authToken, email: person.email };
};

it('a desk that may not ask neither reads nor answers the request', async () => {
  const ref = await askedToEnd();
  const { id } = await openOf(ref);
  const reviewer = await operatorOf('kyc');
  expect((await list('open', reviewer)).map((one) => one.id)).not.toContain(id);
  expect(await answer(id, reviewer)).toMatchObject({ code: 'countersign.not-found' });
  expect((await world.traces(ref)).booking.state).toBe('started');
  expect(await answer(id, await operatorOf('help'))).toMatchObject({ success: true });
});

it('what somebody asked who was closed since is over', async () => {
  const asker = await operatorOf('dispatch');
  const [atWork, ended] = [await world.plant('started'), await world.plant('ended')];
  const version = await versionOf(world.look, atWork);
  await world.send(endForServiceman, { ...atWork, version, reason: REASON }, asker);
  await world.send(askOverride, { ...ended, reason: REASON }, asker);
  const requests = [await openOf(atWork), await openOf(ended)];
  await closeByCommandLine(world.context, asker.email, 'Has left the company');
  for (const { id } of requests)
    expect(await answer(id, world.second)).toMatchObject({ code: 'countersign.over' });
  const { body } = await world.send(confirmOverride, ended, world.second);
  expect(body).toMatchObject({ code: 'override.not-asked' });
  expect((await world.traces(atWork)).booking.state).toBe('started');
  expect((await world.traces(ended)).booking.state).toBe('ended');
});

it('the database refuses one person on both sides', async () => {
  const { id } = await openOf(await askedToEnd());
  const answered = { by: people.priya.id, outcome: 'agreed', at: new Date(world.now()) } as const;
  const same = world.context.databases.system.transaction(SYSTEM, (tx) =>
    saveAnswer(tx, id, { ...answered, words: null }),
  );
  await expect(same).rejects.toThrow('countersigns_check');
});
