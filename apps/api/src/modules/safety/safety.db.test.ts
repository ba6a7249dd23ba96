import { endAlarm } from '@karigar/contract/safety/end-alarm';
import { getAlarm } from '@karigar/contract/safety/get-alarm';
import { raiseAlarm } from '@karigar/contract/safety/raise-alarm';
import { finishItem } from '@karigar/contract/waiting/finish-item';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { reopenItem } from '@karigar/contract/waiting/reopen-item';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import type { BookingRef } from '#testing/booking-world';
import { createExceptionWorld, type ExceptionWorld } from '#testing/exception-world';
import { createOperatorPerson } from '#testing/fresh-people';

type By = { readonly token: string };

let world: ExceptionWorld;
let desk: By;
beforeAll(async () => {
  world = await createExceptionWorld();
  const person = await createOperatorPerson(world.look, world.now(), ['dispatch']);
  const { authToken: token } = await world.context.databases.system.transaction(SYSTEM, (tx) =>
    world.context.sessions.open(tx, { accountId: person.id, role: 'operator' }),
  );
  desk = { token };
});
afterAll(() => world.close());

const raise = async (ref: BookingRef, by: By, more: object = {}) =>
  readReply(raiseAlarm, (await world.send(raiseAlarm, { ...ref, ...more }, by)).body);
const raised = async (ref: BookingRef, by: By): Promise<number> => {
  const reply = await raise(ref, by, { latitude: 18.507_44, longitude: 73.807_71 });
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data.alarmId;
};
const open = async (ref: BookingRef, by: By) => {
  const reply = readReply(getAlarm, (await world.send(getAlarm, ref, by)).body);
  return reply.kind === 'ok' ? reply.data.alarm : reply;
};
const waiting = async () => {
  const reply = readReply(listWaiting, (await world.send(listWaiting, {}, desk)).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data.items;
};
const end = async (alarmId: number, by: By) =>
  (await world.send(endAlarm, { alarmId }, by)).body.code;

it('an alarm of either side is at the top of the queue, due in a minute, with a coarse position', async () => {
  const ref = await world.plant('started');
  const alarmId = await raised(ref, world.suresh);
  const [first] = await waiting();
  expect(first).toMatchObject({
    kind: 'sos',
    id: String(alarmId),
    dueAt: world.now() + 60_000,
    name: 'Suresh',
    what: 'serviceman',
    words: '18.507, 73.808',
  });
  await raised(ref, world.asha);
  expect(
    (await waiting())
      .slice(0, 2)
      .map(({ what }) => what)
      .toSorted(),
  ).toEqual(['customer', 'serviceman']);
});

it('is listed whatever city the list is limited to', async () => {
  const id = String(await raised(await world.plant('started'), world.suresh));
  const reply = readReply(listWaiting, (await world.send(listWaiting, { cityId: 999 }, desk)).body);
  expect(reply.kind === 'ok' && reply.data.items.map((item) => item.id)).toContain(id);
});

it('two presses are one alarm, and the other side does not see it', async () => {
  const ref = await world.plant('assigned');
  const alarmId = await raised(ref, world.suresh);
  expect(await raised(ref, world.suresh)).toBe(alarmId);
  expect(await open(ref, world.suresh)).toMatchObject({ alarmId });
  expect(await open(ref, world.asha)).toBeNull();
  expect(await open(ref, world.rohan)).toMatchObject({ code: 'booking.not-found' });
});

it('who raised it ends a false alarm, once; nobody else does', async () => {
  const ref = await world.plant('started');
  const alarmId = await raised(ref, world.asha);
  expect(await end(alarmId, world.suresh)).toBe('alarm.not-found');
  expect(await end(alarmId, world.asha)).toBe(200);
  expect(await end(alarmId, world.asha)).toBe('alarm.not-found');
  expect((await waiting()).map(({ id }) => id)).not.toContain(String(alarmId));
});

it('a person of the team ends it in words, and takes that back', async () => {
  const ref = await world.plant('started');
  const item = { kind: 'sos', id: String(await raised(ref, world.suresh)) } as const;
  const reason = 'Called: safe outside, police is not needed';
  expect((await world.send(finishItem, { ...item, reason }, desk)).body.code).toBe(200);
  expect(await open(ref, world.suresh)).toBeNull();
  expect((await world.send(reopenItem, item, desk)).body.code).toBe(200);
  expect(await open(ref, world.suresh)).not.toBeNull();
});

it('is refused without a visit, and for a booking of others', async () => {
  expect(await raise(await world.plant('completed'), world.asha)).toMatchObject({
    code: 'alarm.no-visit',
  });
  expect(await raise(await world.plant('started'), world.rohan)).toMatchObject({
    code: 'booking.not-found',
  });
});
