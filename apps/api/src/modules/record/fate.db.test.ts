import { getRecord } from '@karigar/contract/record/get-record';
import { listHistory } from '@karigar/contract/record/list-history';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import { createMessageWorld, type MessageWorld } from '#testing/message-world';
import { createOperatorPerson } from '#testing/fresh-people';

let world: MessageWorld;
let token: string;
beforeAll(async () => {
  world = await createMessageWorld();
});
beforeEach(async () => {
  await world.begin();
  const { id } = await createOperatorPerson(world.look, world.now(), ['dispatch']);
  const session = { accountId: id, role: 'operator' } as const;
  const opened = await world.context.databases.system.transaction(SYSTEM, (tx) =>
    world.context.sessions.open(tx, session),
  );
  token = opened.authToken;
});
afterAll(() => world.close());

const recordOf = async () => {
  const { body } = await world.send(getRecord, { no: world.booking.booking_no }, { token });
  const reply = readReply(getRecord, body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};
/** The newest thing that happened to the booking. */
const lastFate = async () => {
  const { id: bookingId, orderId } = await recordOf();
  const input = { bookingId, orderId, part: 'messages' } as const;
  const reply = readReply(listHistory, (await world.send(listHistory, input, { token })).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data.events[0];
};

it('the record shows by which channel a message reached the customer, and what it cost', async () => {
  await world.notifyAsha('at-your-door');
  await world.work();
  const [{ providerId } = {}] = (await world.only()).tries;
  await world.report('msg91', JSON.stringify({ requestId: providerId, status: '1' }));
  await world.work();
  expect(await lastFate()).toMatchObject({
    text: 'at-your-door',
    fate: {
      state: 'reached',
      why: null,
      tries: [{ channel: 'sms', state: 'delivered', provider: 'msg91', cost: 20 }],
    },
  });
  expect(await recordOf()).not.toHaveProperty('unreached');
});

it('a message that reached the customer by no channel is counted on the record, until it is read', async () => {
  world.msg91.faults({ limited: 1 });
  world.gupshup.faults({ limited: 1 });
  await world.notifyAsha('at-your-door');
  await world.work();
  await world.later(11 * 60_000);
  expect(await lastFate()).toMatchObject({ fate: { state: 'failed', why: 'refused' } });
  expect(await recordOf()).toMatchObject({ unreached: 1 });
  await world.readAll();
  expect(await recordOf()).not.toHaveProperty('unreached');
});
