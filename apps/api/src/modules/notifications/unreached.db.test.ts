import type { InputOf } from '@karigar/contract/define-call';
import { getRecord } from '@karigar/contract/record/get-record';
import { countWaiting } from '@karigar/contract/waiting/count-waiting';
import { finishItem } from '@karigar/contract/waiting/finish-item';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { reopenItem } from '@karigar/contract/waiting/reopen-item';
import { takeItem } from '@karigar/contract/waiting/take-item';
import { readReply } from '@karigar/contract/wire/read-reply';
import type { Desk } from '@karigar/domain/console/desks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import { createOperatorPerson } from '#testing/fresh-people';
import { createMessageWorld, type MessageWorld } from '#testing/message-world';
import { people } from '#testing/people';
import { AUDIT_OF_CALL } from '#testing/waiting-sql';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WORDS = 'Called, Asha opens the door';

type By = { readonly token: string };

let world: MessageWorld;
let desk: By;
beforeAll(async () => {
  world = await createMessageWorld();
});
const operator = async (...desks: Desk[]): Promise<By> => {
  const { id } = await createOperatorPerson(world.look, world.now(), desks);
  const { authToken } = await world.context.databases.system.transaction(SYSTEM, (tx) =>
    world.context.sessions.open(tx, { accountId: id, role: 'operator' }),
  );
  return { token: authToken };
};
beforeEach(async () => {
  await world.begin();
  desk = await operator('dispatch');
});
afterAll(() => world.close());

/** What the provider says of the message sent last. */
const report = async (status: '1' | '2'): Promise<void> => {
  const { providerId } = (await world.messages()).at(-1)?.tries[0] ?? {};
  await world.report('msg91', JSON.stringify({ requestId: providerId, status }));
  await world.work();
};
/** By SMS, the only channel that Asha has; the provider could not deliver it. */
const failToTell = async (kind: string): Promise<void> => {
  await world.notifyAsha(kind);
  await world.work();
  world.moveClock(world.now() + MINUTE);
  await report('2');
};
const list = async (by = desk, input: InputOf<typeof listWaiting> = {}) => {
  const reply = readReply(listWaiting, (await world.send(listWaiting, input, by)).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data.items.filter(({ kind }) => kind === 'unreached');
};
const recorded = async () => {
  const input = { no: world.booking.booking_no };
  const reply = readReply(getRecord, (await world.send(getRecord, input, desk)).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};
const item = () => ({ kind: 'unreached', id: String(world.booking.id) }) as const;
const finish = async (by = desk) =>
  (await world.send(finishItem, { ...item(), reason: WORDS }, by)).body;

describe('a customer whom a message reached by no channel', () => {
  it('waits for the desk dispatch, with five minutes to call when somebody is at the door', async () => {
    await failToTell('at-your-door');
    const [waiting, ...others] = await list();
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({
      id: String(world.booking.id),
      bookingNo: world.booking.booking_no,
      what: 'at-your-door',
      name: people.asha.firstName,
      opens: `/bookings?sel=${world.booking.booking_no}`,
      takenBy: null,
    });
    expect(Number(waiting?.dueAt) - world.now()).toBe(5 * MINUTE);
    expect(await recorded()).toMatchObject({ unreached: 1 });
    const counted = readReply(countWaiting, (await world.send(countWaiting, {}, desk)).body);
    if (counted.kind !== 'ok') throw new Error(JSON.stringify(counted));
    expect(counted.data.kinds).toContainEqual({ kind: 'unreached', count: 1, late: 0 });
    expect(await list(desk, { cityId: 999 })).toEqual([]);
    expect(await list(await operator('help'))).toHaveLength(1);
    expect(await list(await operator('kyc'))).toEqual([]);
    expect(await list(await operator('money'))).toEqual([]);
  });

  it('waits a day for good news, and once however many messages failed', async () => {
    await failToTell('work-completed');
    expect(await list()).toMatchObject([{ what: 'work-completed', dueAt: world.now() + DAY }]);
    await failToTell('at-your-door');
    expect(await list()).toMatchObject([{ what: 'at-your-door', dueAt: world.now() + 5 * MINUTE }]);
    expect(await recorded()).toMatchObject({ unreached: 2 });
  });

  it('a person who called ends it in words, which the audit keeps, and takes that back at once', async () => {
    await failToTell('at-your-door');
    expect(await finish()).toMatchObject({ success: true });
    expect(await list()).toEqual([]);
    expect(await recorded()).not.toHaveProperty('unreached');
    expect(await world.look(AUDIT_OF_CALL, ['finish-item', world.booking.id])).toEqual([
      { outcome: 'ok', words: WORDS },
    ]);
    expect(await finish()).toMatchObject({ code: 'waiting.gone' });
    const other = await operator('dispatch');
    const reopen = async (by: By) => (await world.send(reopenItem, item(), by)).body;
    expect(await reopen(other)).toMatchObject({ code: 'waiting.undo-over' });
    expect(await reopen(desk)).toMatchObject({ success: true });
    expect(await list()).toHaveLength(1);
    await finish();
    world.moveClock(world.now() + 11_000);
    expect(await reopen(desk)).toMatchObject({ code: 'waiting.undo-over' });
  });

  it('what the provider has not delivered after all waits too, though its time is over', async () => {
    await world.notifyAsha('at-your-door');
    await world.work();
    await world.later(11 * MINUTE);
    expect(await world.only()).toMatchObject({ state: 'unconfirmed' });
    expect(await list()).toEqual([]);
    world.moveClock(world.now() + MINUTE);
    await report('2');
    expect(await world.only()).toMatchObject({ state: 'failed', why: 'refused' });
    expect(await list()).toMatchObject([{ dueAt: world.now() + 5 * MINUTE }]);
  });

  it('what fails after the call waits again', async () => {
    await failToTell('at-your-door');
    await finish();
    await failToTell('overdue');
    expect(await list()).toMatchObject([{ what: 'overdue' }]);
  });

  it('nobody ends what somebody else has taken, and no desk what it does not serve', async () => {
    await failToTell('at-your-door');
    const other = await operator('dispatch');
    expect((await world.send(takeItem, item(), other)).body).toMatchObject({ success: true });
    expect(await finish()).toMatchObject({ code: 'waiting.taken' });
    expect(await finish(await operator('money'))).toMatchObject({ code: 'waiting.gone' });
    expect(await list()).toMatchObject([{ takenBy: { isMine: false } }]);
  });
});

describe('it ends by itself', () => {
  it('when the customer reads the message in the app', async () => {
    await failToTell('at-your-door');
    await world.readAll();
    expect(await list()).toEqual([]);
  });

  it('when a later message reaches the customer', async () => {
    await failToTell('nobody-yet');
    await world.notifyAsha('serviceman-assigned');
    await world.work();
    expect(await list()).toHaveLength(1);
    await report('1');
    expect(await list()).toEqual([]);
  });

  it('when the provider says late that it was delivered', async () => {
    await failToTell('at-your-door');
    expect(await list()).toHaveLength(1);
    await report('1');
    expect(await list()).toEqual([]);
  });

  it('when what it says is overtaken', async () => {
    await failToTell('at-your-door');
    await world.startWork();
    expect(await list()).toEqual([]);
  });

  it('a week after the booking was over', async () => {
    await failToTell('cancelled-by-team');
    await world.endBooking();
    world.moveClock(world.now() + 6 * DAY);
    desk = await operator('dispatch');
    expect(await list()).toHaveLength(1);
    world.moveClock(world.now() + DAY + 1);
    desk = await operator('dispatch');
    expect(await list()).toEqual([]);
    expect(await recorded()).not.toHaveProperty('unreached');
  });
});
