import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { createClient } from '@karigar/contract/client';
import { dayOf } from '@karigar/domain/dates/india-day';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFaultyServer, type Fault } from '#testing/faulty-server';
import { createMemoryStore } from '#testing/memory-store';
import type { Waiting } from './action.ts';
import { callOf } from './action-calls.ts';
import { createActionQueue, type ActionQueue } from './create-action-queue.ts';
import type { QueueStore } from './queue-store.ts';

/** Entries that the server has not accepted. */
const left = (of: ActionQueue) => of.entries().filter(({ state }) => state.kind !== 'done');

const ref = { bookingId: 7, orderId: 9 };
const NOW = Date.UTC(2026, 10, 15, 5, 0);
const ALL = ['startWorkFromServiceMan', 'holdService', 'resumeService', 'endWorkFromServiceman'];
const HELD = 'holdService';
const LIMIT_MS = 1000;

let server: Awaited<ReturnType<typeof startFaultyServer>>;
let store: QueueStore;
let token: string | null;
let account: string;

const open = (now = NOW): ActionQueue => {
  const client = createClient({
    base: server.base,
    clientId: 'test',
    version: '1.0.0',
    language: () => 'en',
    authToken: () => token,
    isOnline: () => true,
    timeLimits: { read: LIMIT_MS, write: LIMIT_MS, upload: LIMIT_MS },
  });
  return createActionQueue({
    store,
    alone: (_account, work) => work(),
    send: async (action) => {
      const result = await client(...callOf(action), { key: action.key });
      // As the app does: an unknown session is logged out.
      if (result.kind === 'signed-out') [token, account] = [null, ''];
      return result;
    },
    account: () => account,
    now: () => now,
    newKey: () => crypto.randomUUID(),
    onError: () => undefined,
  });
};

/** A day of work without network; then the network comes back with this fault in the middle of the queue. */
const workDay = async (queue: ActionQueue, now = NOW): Promise<void> => {
  [token, account] = [null, 'nobody sends'];
  const mine = 'serviceman:1';
  account = mine;
  await store.change(() => [[], null]);
  const quiet = createActionQueue({
    store,
    alone: (_account, work) => work(),
    send: async () => ({ kind: 'offline' }),
    account: () => mine,
    now: () => now,
    newKey: () => crypto.randomUUID(),
    onError: () => undefined,
  });
  await quiet.enqueue(startWork, 7, { ...ref, startedAt: now });
  await quiet.enqueue(holdWork, 7, { ...ref, until: dayOf(now), reason: '' });
  await quiet.enqueue(resumeWork, 7, ref);
  await quiet.enqueue(endWork, 7, { ...ref, endedAt: now });
  token = 'first token';
  await queue.refresh();
};

beforeEach(async () => {
  server = await startFaultyServer();
  store = createMemoryStore();
});
afterEach(() => server.stop());

const WAITS: readonly (readonly [string, Fault, Waiting['because']])[] = [
  ['409: the first send is still processed', { status: 409 }, 'unavailable'],
  ['429: too many', { status: 429, after: 20 }, 'unavailable'],
  ['500: the server fails', { status: 500 }, 'unavailable'],
  ['503: the server is busy', { status: 503 }, 'unavailable'],
  ['426: the app is too old', { status: 426 }, 'outdated'],
  ['the connection is reset', 'reset', 'network'],
  ['it was done, and the reply is lost', 'lost', 'network'],
  ['no reply in time', 'no-answer', 'timeout'],
  ['the reply is not our server’s', 'garbage', 'foreign'],
];

describe('a fault in the middle of the queue', () => {
  it.each(WAITS)(
    '%s: the action waits, nothing overtakes it, and it happens once',
    async (_how, fault, because) => {
      const queue = open();
      await workDay(queue);
      server.failOnce(HELD, fault);
      await queue.resend();
      expect(left(queue).map(({ call }) => call)).toEqual(['hold-work', 'resume-work', 'end-work']);
      expect(left(queue)[0]?.state).toMatchObject({ kind: 'waiting', because });
      await queue.resend();
      expect(server.effects).toEqual(ALL);
      expect(left(queue)).toEqual([]);
    },
  );

  it('429 says how long the queue has to wait before the next send', async () => {
    const queue = open();
    await workDay(queue);
    server.failOnce(HELD, { status: 429, after: 20 });
    await queue.resend();
    expect(left(queue)[0]?.state).toMatchObject({ retryAfterMs: 20_000 });
  });

  it.each([400, 403, 404, 422])(
    '%i is final: the refusal is shown, and the rest of the queue continues',
    async (status) => {
      const queue = open();
      await workDay(queue);
      server.failOnce(HELD, { status });
      await queue.resend();
      expect(server.effects).toEqual(ALL.filter((call) => call !== HELD));
      expect(left(queue)).toMatchObject([
        { call: 'hold-work', state: { kind: 'refused', code: `http.${status}`, message: 'No.' } },
      ]);
    },
  );

  it('401: the action waits, is not sent under another login, and is sent under the account’s next login', async () => {
    const queue = open();
    await workDay(queue);
    server.failOnce(HELD, { status: 401 });
    await queue.resend();
    expect(left(queue)).toHaveLength(3);
    [token, account] = ["somebody else's", 'serviceman:2'];
    await queue.resend();
    expect(server.effects).toEqual(ALL.slice(0, 1));
    [token, account] = ['next token', 'serviceman:1'];
    await queue.resend();
    expect(server.effects).toEqual(ALL);
    expect(server.tokens).toEqual(['first token', 'next token', 'next token', 'next token']);
  });
});

describe('on a slow connection', () => {
  it('a reply after the time limit is received by the next try, and every action settles once', async () => {
    const queue = open();
    await workDay(queue);
    // The same ratio as 20 s to a limit of 15 s.
    server.answerAfter((LIMIT_MS * 4) / 3);
    await queue.resend();
    expect(left(queue)[0]?.state).toMatchObject({ kind: 'waiting', because: 'timeout' });
    await queue.resend();
    expect(left(queue)).toEqual([]);
    expect(server.effects).toEqual(ALL);
  }, 20_000);
});

describe('old actions and wrong clocks', () => {
  const DAY = 86_400_000;
  it.each([
    ['30 days old', -30 * DAY],
    ['a day behind', -DAY],
    ['a day ahead', DAY],
  ])('%s: each action is sent once, in order, with its claimed time', async (_how, shift) => {
    const later = open(NOW);
    await workDay(later, NOW + shift);
    expect(left(later)[0]).toMatchObject({ createdAt: NOW + shift });
    await later.resend();
    expect(server.effects).toEqual(ALL);
    expect(server.claims).toEqual(ALL.map(() => writeWireDateTime(NOW + shift)));
    expect(left(later)).toEqual([]);
  });

  it('an action is sent once by two tabs that open at the same moment', async () => {
    const [one, other] = [open(), open()];
    await workDay(one);
    await other.refresh();
    await Promise.all([one.resend(), other.resend()]);
    await Promise.all([one.resend(), other.resend()]);
    expect(server.effects).toEqual(ALL);
    await Promise.all([one.refresh(), other.refresh()]);
    expect([...left(one), ...left(other)]).toEqual([]);
  });
});
