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
import type { Waiting } from '#shared/action-queue/action';
import { callOf } from './action-calls.ts';
import { createActionQueue, type ActionQueue } from './create-action-queue.ts';
import type { QueueStore } from './queue-store.ts';

const ref = { bookingId: 7, orderId: 9 };
const NOW = Date.UTC(2026, 10, 15, 5, 0);
const ALL = ['startWorkFromServiceMan', 'holdService', 'resumeService', 'endWorkFromServiceman'];
const HELD = 'holdService';

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
    timeLimits: { read: 2000, write: 2000, upload: 2000 },
  });
  return createActionQueue({
    store,
    alone: (_account, work) => work(),
    send: async (action) => {
      const result = await client(...callOf(action), { key: action.key });
      // As the app does: whoever is not known any more is logged out.
      if (result.kind === 'signed-out') [token, account] = [null, ''];
      return result;
    },
    account: () => account,
    now: () => now,
    newKey: () => crypto.randomUUID(),
    onError: () => undefined,
  });
};

/** He works where nothing is heard, and the network comes back with this fault in the middle of his day. */
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
  token = 'his';
  await queue.refresh();
};

beforeEach(async () => {
  server = await startFaultyServer();
  store = createMemoryStore();
});
afterEach(() => server.stop());

const WAITS: readonly (readonly [string, Fault, Waiting['because']])[] = [
  ['409: its twin is still being answered', { status: 409 }, 'unavailable'],
  ['429: too many', { status: 429, after: 20 }, 'unavailable'],
  ['500: the server breaks', { status: 500 }, 'unavailable'],
  ['503: the server is busy', { status: 503 }, 'unavailable'],
  ['426: the app is too old', { status: 426 }, 'outdated'],
  ['the line is reset', 'reset', 'network'],
  ['it was done, and the answer is lost', 'lost', 'network'],
  ['no answer in time', 'no-answer', 'timeout'],
  ['somebody else answers', 'garbage', 'bad-reply'],
];

describe('in the middle of a queue', () => {
  it.each(WAITS)(
    '%s: it waits, nothing overtakes it, and it happens once',
    async (_how, fault, because) => {
      const queue = open();
      await workDay(queue);
      server.failOnce(HELD, fault);
      await queue.resend();
      expect(queue.entries().map(({ call }) => call)).toEqual([
        'hold-work',
        'resume-work',
        'end-work',
      ]);
      expect(queue.entries()[0]?.state).toMatchObject({ kind: 'waiting', because });
      await queue.resend();
      expect(server.effects).toEqual(ALL);
      expect(queue.entries()).toEqual([]);
    },
  );

  it('429 tells how long the server wants to be left alone', async () => {
    const queue = open();
    await workDay(queue);
    server.failOnce(HELD, { status: 429, after: 20 });
    await queue.resend();
    expect(queue.entries()[0]?.state).toMatchObject({ retryAfterMs: 20_000 });
  });

  it.each([400, 403, 404, 422])(
    '%i is a last word: it is shown, and the rest goes on',
    async (status) => {
      const queue = open();
      await workDay(queue);
      server.failOnce(HELD, { status });
      await queue.resend();
      expect(server.effects).toEqual(ALL.filter((call) => call !== HELD));
      expect(queue.entries()).toMatchObject([
        { call: 'hold-work', state: { kind: 'refused', code: `http.${status}`, message: 'No.' } },
      ]);
    },
  );

  it('401: it waits for him, goes out under no other login, and on under his next', async () => {
    const queue = open();
    await workDay(queue);
    server.failOnce(HELD, { status: 401 });
    await queue.resend();
    expect(queue.entries()).toHaveLength(3);
    [token, account] = ["somebody else's", 'serviceman:2'];
    await queue.resend();
    expect(server.effects).toEqual(ALL.slice(0, 1));
    [token, account] = ['his next', 'serviceman:1'];
    await queue.resend();
    expect(server.effects).toEqual(ALL);
    expect(server.tokens).toEqual(['his', 'his next', 'his next', 'his next']);
  });
});

describe('however old, and whatever the phone’s clock says', () => {
  const DAY = 86_400_000;
  it.each([
    ['30 days old', -30 * DAY],
    ['a day behind', -DAY],
    ['a day ahead', DAY],
  ])('%s: it is sent once, in his order, with the time he claims', async (_how, shift) => {
    const later = open(NOW);
    await workDay(later, NOW + shift);
    expect(later.entries()[0]).toMatchObject({ createdAt: NOW + shift });
    await later.resend();
    expect(server.effects).toEqual(ALL);
    expect(server.claims).toEqual(ALL.map(() => writeWireDateTime(NOW + shift)));
    expect(later.entries()).toEqual([]);
  });

  it('is sent once by two tabs that open at the same moment', async () => {
    const [one, other] = [open(), open()];
    await workDay(one);
    await other.refresh();
    await Promise.all([one.resend(), other.resend()]);
    await Promise.all([one.resend(), other.resend()]);
    expect(server.effects).toEqual(ALL);
    await Promise.all([one.refresh(), other.refresh()]);
    expect([...one.entries(), ...other.entries()]).toEqual([]);
  });
});
