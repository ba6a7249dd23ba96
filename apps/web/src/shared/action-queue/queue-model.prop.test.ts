import type { CallResult } from '@karigar/contract/call-result';
import { sendChat } from '@karigar/contract/chat/send-chat';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../testing/memory-store.ts';
import type { Action, ActionCall, Entry } from './action.ts';
import { createActionQueue, type ActionQueueWorld } from './create-action-queue.ts';
import type { QueueStore } from './queue-store.ts';

type Reply = CallResult<ActionCall>;
const OK: Reply = { kind: 'ok', data: null, message: '' };
const NO: Reply = { kind: 'refused', code: 'no', message: 'No.', details: null };

/** What the line and the server do with one sending. */
type Fate = 'done' | 'refused' | 'lost-on-the-way' | 'answer-lost' | 'broken' | 'crash';

type Step =
  | { readonly kind: 'act'; readonly bookingId: number; readonly tab: 0 | 1 }
  | { readonly kind: 'resend' }
  | { readonly kind: 'log-in'; readonly account: 'suresh' | 'imran' };

const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('act' as const),
      bookingId: fc.integer({ min: 1, max: 3 }),
      tab: fc.constantFrom(0 as const, 1 as const),
    }),
  },
  fc.record({ kind: fc.constant('resend' as const) }),
  fc.record({
    kind: fc.constant('log-in' as const),
    account: fc.constantFrom('suresh' as const, 'imran' as const),
  }),
);
const aFate: fc.Arbitrary<Fate> = fc.constantFrom(
  'done',
  'done',
  'refused',
  'lost-on-the-way',
  'answer-lost',
  'broken',
  'crash',
);

/** One change at a time, as the browser's store does it, and a moment for others in between. */
const shared = (kept: QueueStore): QueueStore => {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    read: () => kept.read(),
    change: (rule) => {
      const next = turn.then(() => kept.change(rule));
      turn = next;
      return next;
    },
  };
};

/** A server that knows its keys, as ours does. */
const createServer = (fates: readonly Fate[]) => {
  const effects: Action[] = [];
  const outcomes = new Map<string, Reply>();
  let at = 0;
  return {
    effects,
    outcomes,
    receive: (action: Action): { readonly reply: Reply; readonly crash: boolean } => {
      const fate = fates[at++ % fates.length] ?? 'done';
      if (fate === 'lost-on-the-way') return { reply: { kind: 'network' }, crash: false };
      if (fate === 'broken') {
        const broken = {
          kind: 'unavailable',
          status: 503,
          message: '',
          retryAfterMs: null,
        } as const;
        return { reply: broken, crash: false };
      }
      const known = outcomes.get(action.key);
      const reply = known ?? (fate === 'refused' ? NO : OK);
      if (known === undefined) {
        outcomes.set(action.key, reply);
        if (reply === OK) effects.push(action);
      }
      if (fate === 'answer-lost') return { reply: { kind: 'timeout' }, crash: false };
      return { reply, crash: fate === 'crash' };
    },
  };
};

/** A lock as the browser's: whoever asks waits for the one before. */
const createLock = () => {
  let last: Promise<void> = Promise.resolve();
  return (_account: string, work: () => Promise<void>): Promise<void> => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
};

const belongingTo =
  (account: string) =>
  (entry: Entry): Entry => ({ ...entry, account });

type Fault = (world: ActionQueueWorld) => ActionQueueWorld;
const faultless: Fault = (world) => world;

/** Plays a day and answers what is wrong with it in the end. */
async function play(
  steps: readonly Step[],
  fates: readonly Fate[],
  fault: Fault,
): Promise<string[]> {
  const store = shared(createMemoryStore());
  const server = createServer(fates);
  const alone = createLock();
  const sentAs: [string, string][] = [];
  const onTheWay = new Set<string>();
  let isTwiceAtOnce = false;
  let account = 'suresh';
  let keys = 0;
  const open = () => {
    let isAlive = true;
    const queue = createActionQueue(
      fault({
        store,
        alone,
        send: async (action) => {
          if (!isAlive) return { kind: 'network' };
          sentAs.push([account, action.account]);
          if (onTheWay.has(action.key)) isTwiceAtOnce = true;
          onTheWay.add(action.key);
          for (let moment = 0; moment < 5; moment += 1) await Promise.resolve();
          const { reply, crash } = server.receive(action);
          onTheWay.delete(action.key);
          if (!crash) return reply;
          // The tab is gone before it hears the answer; the lock goes with it.
          isAlive = false;
          return { kind: 'network' };
        },
        account: () => (isAlive ? account : 'nobody'),
        now: () => 0,
        newKey: () => `key-${++keys}`,
        onError: () => undefined,
      }),
    );
    return { queue, isAlive: () => isAlive };
  };
  let tabs = [open(), open()];
  const acted: { bookingId: number; account: string; text: string }[] = [];

  for (const [number, step] of steps.entries()) {
    tabs = tabs.map((tab) => (tab.isAlive() ? tab : open()));
    if (step.kind === 'log-in') {
      account = step.account;
      continue;
    }
    if (step.kind === 'resend') {
      await Promise.all(tabs.map(({ queue }) => queue.resend()));
      continue;
    }
    const tab = tabs[step.tab] ?? open();
    const text = `message ${number}`;
    const input = { bookingId: step.bookingId, orderId: 1, message: text, by: 'me' as const };
    acted.push({ bookingId: step.bookingId, account, text });
    await tab.queue.enqueue(sendChat, step.bookingId, input);
  }

  // The network comes back for good.
  for (const who of ['suresh', 'imran']) {
    account = who;
    const { queue } = open();
    for (let round = 0; round < 40; round += 1) await queue.resend();
  }
  const left = await store.read();
  const textOf = ({ input }: Action): string => (input as { message?: string }).message ?? '';
  const wrong: string[] = [];
  if (isTwiceAtOnce) wrong.push('sent by two tabs at once');
  if (sentAs.some(([as, of]) => as !== of)) wrong.push('sent under another login');
  for (const { text } of acted) {
    const times = server.effects.filter((effect) => textOf(effect) === text).length;
    if (times > 1) wrong.push(`${text} happened ${times} times`);
  }
  const refusedShown = left.filter(({ state }) => state.kind === 'refused').length;
  const refused = [...server.outcomes.values()].filter(({ kind }) => kind === 'refused').length;
  const unanswered = left.length - refusedShown;
  const missing = acted.length - server.effects.length - refused - unanswered;
  if (missing > 0) wrong.push(`${missing} lost`);
  for (const bookingId of [1, 2, 3])
    for (const who of ['suresh', 'imran']) {
      const mine = (action: { bookingId: number; account: string }): boolean =>
        action.bookingId === bookingId && action.account === who;
      const happened = server.effects.filter(mine).map(textOf);
      const did = acted.filter(mine).map(({ text }) => text);
      const expected = did.filter((text) => happened.includes(text));
      if (happened.join() !== expected.join()) wrong.push(`out of order on ${bookingId}`);
    }
  return wrong;
}

const day = fc.tuple(
  fc.array(aStep, { minLength: 1, maxLength: 25 }),
  fc.array(aFate, { minLength: 1, maxLength: 40 }),
);

describe('the action queue, on any day', () => {
  it('loses nothing, doubles nothing, keeps his order, and sends under no other login', async () => {
    await fc.assert(
      fc.asyncProperty(day, async ([steps, fates]) => {
        expect(await play(steps, fates, faultless)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  const FAULTS: Record<string, Fault> = {
    'an entry leaves on any reply': (world) => ({
      ...world,
      send: async (action) => {
        const reply = await world.send(action);
        return reply.kind === 'ok' || reply.kind === 'refused' ? reply : OK;
      },
    }),
    'no lock': (world) => ({ ...world, alone: (_account, work) => work() }),
    'a new key for each sending': (world) => {
      let sendings = 0;
      return {
        ...world,
        send: (action) => world.send({ ...action, key: `${action.key}-${++sendings}` }),
      };
    },
    'the last comes first': (world) => ({
      ...world,
      store: { ...world.store, read: async () => (await world.store.read()).toReversed() },
    }),
    'sent under whoever is logged in': (world) => ({
      ...world,
      store: {
        ...world.store,
        read: async () => (await world.store.read()).map(belongingTo(world.account())),
      },
    }),
  };

  it.each(Object.keys(FAULTS))('finds a queue with this fault: %s', async (name) => {
    const found = await fc.check(
      fc.asyncProperty(day, async ([steps, fates]) => {
        expect(await play(steps, fates, FAULTS[name] ?? faultless)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
    expect(found.failed).toBe(true);
  });
});
