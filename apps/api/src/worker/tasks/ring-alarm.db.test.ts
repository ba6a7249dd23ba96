import { endAlarm } from '@karigar/contract/safety/end-alarm';
import { raiseAlarm } from '@karigar/contract/safety/raise-alarm';
import { finishItem } from '@karigar/contract/waiting/finish-item';
import { reopenItem } from '@karigar/contract/waiting/reopen-item';
import { takeItem } from '@karigar/contract/waiting/take-item';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import {
  ALARM_MESSAGE_STATES,
  FORGET_ALARMS,
  HINTS_OF_HELP,
  LOSE_ALARM_ANSWERS,
  ORDER_OF_BOOKING,
} from '#testing/alarm-sql';
import { createOperatorPerson } from '#testing/fresh-people';
import { createMessageWorld, DUTY_PHONES, type MessageWorld } from '#testing/message-world';

const MINUTE = 60_000;

type By = { readonly token: string };

let world: MessageWorld;
let asha: By;
let desk: By;
/** What the providers had sent before the test. */
let before = { msg91: 0, gupshup: 0 };
beforeAll(async () => {
  world = await createMessageWorld();
});
beforeEach(async () => {
  await world.begin();
  for (const forget of FORGET_ALARMS) await world.look(forget);
  asha = { token: await world.signIn('asha') };
  const person = await createOperatorPerson(world.look, world.now(), ['dispatch']);
  const { authToken: token } = await world.context.databases.system.transaction(SYSTEM, (tx) =>
    world.context.sessions.open(tx, { accountId: person.id, role: 'operator' }),
  );
  desk = { token };
  before = { msg91: world.msg91.sent.length, gupshup: world.gupshup.sent.length };
});
afterAll(() => world.close());

const raise = async () => {
  const [order] = await world.look<{ id: number }>(ORDER_OF_BOOKING, [world.booking.id]);
  const ref = { bookingId: world.booking.id, orderId: order?.id ?? 0 };
  const reply = readReply(raiseAlarm, (await world.send(raiseAlarm, ref, asha)).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return { kind: 'sos', id: String(reply.data.alarmId) } as const;
};
const heard = (): readonly string[] =>
  [...world.msg91.sent.slice(before.msg91), ...world.gupshup.sent.slice(before.gupshup)]
    .filter(({ text }) => text.includes(`SOS: somebody on booking ${world.booking.booking_no}`))
    .map(({ to }) => to.replace(/^\+?91/, ''))
    .toSorted();
const states = () =>
  world.look<{ place: number; round: number; state: string }>(ALARM_MESSAGE_STATES);

it('every phone on duty gets an SMS at once, and again each minute until somebody takes it', async () => {
  const item = await raise();
  await world.work();
  expect(heard()).toEqual(DUTY_PHONES);
  await world.later(30_000);
  expect(heard()).toHaveLength(2);
  await world.later(30_000);
  expect(heard()).toHaveLength(4);
  await world.send(takeItem, item, desk);
  await world.later(MINUTE);
  expect(heard()).toHaveLength(4);
  // Who took it let it go.
  await world.later(4 * MINUTE);
  expect(heard()).toHaveLength(6);
});

it('an alarm that has ended is told no further; one that is open again is', async () => {
  const item = await raise();
  await world.work();
  expect((await world.send(takeItem, item, desk)).body.success).toBe(true);
  const reason = 'Called: safe, pressed by mistake';
  expect((await world.send(finishItem, { ...item, reason }, desk)).body.success).toBe(true);
  await world.later(2 * MINUTE);
  expect(heard()).toHaveLength(2);

  const again = await raise();
  await world.work();
  expect((await world.send(finishItem, { ...again, reason }, desk)).body.success).toBe(true);
  expect((await world.send(reopenItem, again, desk)).body.success).toBe(true);
  await world.later(MINUTE);
  expect(heard()).toHaveLength(6);
});

it('who raises and ends it again and again soon has the phones rung once a minute', async () => {
  for (let nth = 0; nth < 7; nth += 1) {
    const { id } = await raise();
    await world.work();
    await world.send(endAlarm, { alarmId: Number(id) }, asha);
  }
  expect(heard()).toHaveLength(2 * 5);
});

it('what was certainly not sent is tried again within seconds, and nothing that may have gone out', async () => {
  world.msg91.faults({ limited: 1 });
  world.gupshup.faults({ limited: 1 });
  await raise();
  await world.work();
  expect(heard()).toEqual([]);
  world.msg91.faults({});
  world.gupshup.faults({});
  await world.later(5_000);
  expect(heard()).toEqual(DUTY_PHONES);

  await world.look(LOSE_ALARM_ANSWERS);
  await world.later(5_000);
  expect(heard()).toHaveLength(2);
  expect((await states()).map(({ state }) => state)).toEqual(['unknown', 'unknown']);
  // The next round is.
  await world.later(5_000);
  expect(heard()).toHaveLength(4);
});

it('the desks hear by their stream that an alarm came, and that it ended', async () => {
  const hints = async () => (await world.look<{ count: number }>(HINTS_OF_HELP))[0]?.count ?? 0;
  const earlier = await hints();
  const { id } = await raise();
  expect(await hints()).toBe(earlier + 1);
  await world.send(endAlarm, { alarmId: Number(id) }, asha);
  expect(await hints()).toBe(earlier + 2);
});
