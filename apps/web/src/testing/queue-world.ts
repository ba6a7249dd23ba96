import type { CallResult } from '@karigar/contract/call-result';
import { sendChat } from '@karigar/contract/chat/send-chat';
import type { Action, ActionCall } from '#platform/action-queue/action';
import {
  createActionQueue,
  type ActionQueue,
  type ActionQueueWorld,
} from '#platform/action-queue/create-action-queue';
import { isOpen } from '#platform/action-queue/queue-model';
import type { QueueStore } from '#platform/action-queue/queue-store';
import type { Seal, Unseal } from '#platform/queue-seal/queue-cipher';
import { openEntries, sealEntries } from '#platform/queue-seal/seal-entries';
import { createMemoryStore } from './memory-store.ts';

type Reply = CallResult<ActionCall>;
export const OK: Reply = { kind: 'ok', data: null, message: '' };
const NO: Reply = { kind: 'refused', code: 'booking.cancelled', message: 'No.', details: null };
const BROKEN: Reply = { kind: 'unavailable', status: 503, message: '', retryAfterMs: null };

/** What network, server and phone do with one send. */
export const FATES = [
  'done',
  'done',
  'refused',
  'lost-on-the-way',
  'answer-lost',
  'broken',
  /** The tab crashes before the reply; its lock is released. */
  'crash',
  /** The page is hidden during the send, and receives the reply while hidden. */
  'hidden',
  /** The same, and the page is frozen until it is shown again. */
  'frozen',
] as const;
export type Fate = (typeof FATES)[number];

export const ACCOUNTS = ['suresh', 'imran'] as const;
export const BOOKINGS = [1, 2, 3] as const;

/** The actions in order: all that the model knows. */
export type Acted = { readonly bookingId: number; readonly account: string; readonly text: string };

/** A seeded fault in the queue's surroundings. */
export type Fault = (world: ActionQueueWorld) => ActionQueueWorld;
export const faultless: Fault = (world) => world;

/** Sealing hides and returns; its encryption has its own test. */
const NOTHING = new Uint8Array();
const seal: Seal = async (bytes) => ({ from: NOTHING, nonce: NOTHING, bytes });
const unseal: Unseal = async ({ bytes }) => bytes;

/** One change at a time, as in IndexedDB, with other work in between. */
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

/** A server that honours idempotency keys, as ours does. */
const createServer = (fates: readonly Fate[]) => {
  const effects: Action[] = [];
  const outcomes = new Map<string, Reply>();
  let at = 0;
  return {
    effects,
    outcomes,
    receive: (action: Action): { readonly reply: Reply; readonly fate: Fate } => {
      const fate = fates[at++ % fates.length] ?? 'done';
      if (fate === 'lost-on-the-way') return { reply: { kind: 'network' }, fate };
      if (fate === 'broken') return { reply: BROKEN, fate };
      const known = outcomes.get(action.key);
      const reply = known ?? (fate === 'refused' ? NO : OK);
      if (known === undefined) {
        outcomes.set(action.key, reply);
        if (reply === OK) effects.push(action);
      }
      return { reply: fate === 'answer-lost' ? { kind: 'timeout' } : reply, fate };
    },
  };
};

/** A lock like the browser's: each request waits for the one before. */
const createLock = () => {
  let last: Promise<void> = Promise.resolve();
  return (_account: string, work: () => Promise<void>): Promise<void> => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
};

/** Twenty ticks at a time: more than any day takes. */
const LONGEST = 500;

/** Everything here takes some ticks: work that is not done by then waits forever. */
const moments = async (count: number): Promise<void> => {
  for (let moment = 0; moment < count; moment += 1) await Promise.resolve();
};

type Tab = {
  readonly queue: ActionQueue;
  readonly isAlive: () => boolean;
  readonly isFrozen: () => boolean;
  readonly hide: () => void;
  readonly show: () => void;
  /** The phone discards the page, as it does with frozen ones. */
  readonly discard: () => void;
};

const textOf = ({ input }: Action): string => (input as { message?: string }).message ?? '';

/** Two tabs of one phone, its accounts, and the server they send to. */
export const createQueueWorld = (fates: readonly Fate[], fault: Fault) => {
  const store = shared(createMemoryStore());
  const server = createServer(fates);
  const alone = createLock();
  const wrong = new Set<string>();
  const onTheWay = new Map<string, { isInSight: boolean }>();
  let account: string = ACCOUNTS[0];
  let keys = 0;

  const open = (): Tab => {
    let isAlive = true;
    let thawed: PromiseWithResolvers<void> | null = null;
    const mine = new Set<{ isInSight: boolean }>();
    const hide = (): void => {
      for (const sent of mine) sent.isInSight = false;
      queue.leave();
    };
    const sending = async (action: Action): Promise<Reply> => {
      if (!isAlive) return { kind: 'network' };
      if (account !== action.account) wrong.add('sent under another login');
      // A hidden page releases its lock, and the idempotency key makes that safe.
      if (onTheWay.get(action.key)?.isInSight === true) wrong.add('sent by two tabs at once');
      const sent = { isInSight: true };
      mine.add(sent);
      onTheWay.set(action.key, sent);
      await moments(5);
      const { reply, fate } = server.receive(action);
      if (fate === 'hidden' || fate === 'frozen') {
        hide();
        if (fate === 'frozen') thawed ??= Promise.withResolvers();
        await (thawed?.promise ?? moments(20));
      }
      mine.delete(sent);
      if (onTheWay.get(action.key) === sent) onTheWay.delete(action.key);
      if (fate === 'crash') isAlive = false;
      return isAlive ? reply : { kind: 'network' };
    };
    const queue = createActionQueue(
      fault({
        store,
        alone,
        send: sending,
        account: () => (isAlive ? account : 'nobody'),
        now: () => 0,
        newKey: () => `key-${++keys}`,
        onError: () => undefined,
      }),
    );
    const show = (): void => {
      thawed?.resolve();
      thawed = null;
    };
    return {
      queue,
      isAlive: () => isAlive,
      isFrozen: () => thawed !== null,
      hide,
      show,
      discard: () => {
        isAlive = false;
        show();
      },
    };
  };

  let tabs: readonly [Tab, Tab] = [open(), open()];
  const reopen = (tab: Tab): Tab => (tab.isAlive() ? tab : open());

  /** Waits until the work is done, or its page is frozen. */
  const until = async (work: Promise<unknown>, on: readonly Tab[]): Promise<void> => {
    const progress = { isOver: false };
    const end = (): void => void (progress.isOver = true);
    work.then(end, end);
    for (let turn = 0; turn < LONGEST && !progress.isOver; turn += 1) {
      if (on.some((tab) => tab.isFrozen())) return;
      await moments(20);
    }
    if (!progress.isOver) wrong.add('stuck');
  };

  /** The server gave the key back. */
  const openQueue = async (): Promise<void> => {
    const who = account;
    await openEntries(store, who, unseal, () => account === who);
  };

  /** The network returns for good, on a new page, for both accounts. */
  const settleAll = async (): Promise<void> => {
    for (const tab of tabs) tab.discard();
    for (const who of ACCOUNTS) {
      account = who;
      await openQueue();
      const tab = open();
      for (let round = 0; round < 40; round += 1) {
        tab.show();
        if (!tab.isAlive()) break;
        await until(tab.queue.resend(), [tab]);
      }
    }
  };

  return {
    act: async (did: Acted, place: 0 | 1): Promise<void> => {
      tabs = [reopen(tabs[0]), reopen(tabs[1])];
      const tab = tabs[place];
      tab.show();
      const { bookingId, text } = did;
      const input = { bookingId, orderId: 1, message: text, by: 'me' as const };
      await until(tab.queue.enqueue(sendChat, bookingId, input), [tab]);
    },
    /** Shows both pages again, which then send what waits. */
    show: async (): Promise<void> => {
      tabs = [reopen(tabs[0]), reopen(tabs[1])];
      for (const tab of tabs) tab.show();
      await until(Promise.all(tabs.map(({ queue }) => queue.resend())), tabs);
    },
    hide: (place: 0 | 1): void => tabs[place].hide(),
    discard: (place: 0 | 1): void => tabs[place].discard(),
    /** The session before it ends, and its actions are sealed. */
    logIn: async (who: string): Promise<void> => {
      const left = account;
      account = who;
      if (left !== who && !(await sealEntries(store, left, seal))) wrong.add('not sealed');
    },
    openQueue,
    account: (): string => account,

    /** All violations at the end, compared with the actions. */
    judge: async (acted: readonly Acted[]): Promise<string[]> => {
      await settleAll();
      const left = await store.read();
      for (const { text } of acted) {
        const times = server.effects.filter((effect) => textOf(effect) === text).length;
        if (times > 1) wrong.add(`${text} happened ${times} times`);
      }
      const refused = [...server.outcomes.values()].filter(({ kind }) => kind === 'refused').length;
      const unanswered = left.filter(isOpen).length;
      const missing = acted.length - server.effects.length - refused - unanswered;
      if (missing > 0) wrong.add(`${missing} lost`);
      for (const bookingId of BOOKINGS)
        for (const who of ACCOUNTS) {
          const mine = (did: { bookingId: number; account: string }): boolean =>
            did.bookingId === bookingId && did.account === who;
          const happened = server.effects.filter(mine).map(textOf);
          const expected = acted
            .filter(mine)
            .map(({ text }) => text)
            .filter((text) => happened.includes(text));
          if (happened.join() !== expected.join()) wrong.add(`out of order on ${bookingId}`);
        }
      return [...wrong];
    },
  };
};

export type QueueWorld = ReturnType<typeof createQueueWorld>;
