import type { CallResult } from '@karigar/contract/call-result';
import type { InputOf } from '@karigar/contract/define-call';
import type { Action, ActionCall, ActionResult, Entry } from './action.ts';
import { actionResultOf } from './action-result.ts';
import { createDrainer, type DrainerWorld } from './drainer.ts';
import {
  again,
  discard,
  fingerprintOf,
  isSealed,
  openInLane,
  put,
  release,
  type Queue,
  type Wanted,
} from './queue-model.ts';
import type { QueueStore } from './queue-store.ts';

export type ActionQueueWorld = {
  readonly store: QueueStore;
  readonly send: (action: Action) => Promise<CallResult<ActionCall>>;
  readonly account: () => string;
  readonly alone: DrainerWorld['alone'];
  readonly now: () => number;
  readonly newKey: () => string;
  /** The booking's number, if this phone knows it. */
  readonly numberOf?: (bookingId: number) => string | undefined;
  /** Service and customer of the booking, if this phone knows them. */
  readonly aboutOf?: (bookingId: number) => Action['about'];
  /** How long a screen waits for the network before it continues with local data. */
  readonly patience?: () => Promise<void>;
  /** Called after an action is persisted. */
  readonly onKept?: () => void;
  /** Reports a result to the other tabs. */
  readonly tell?: (key: string, result: ActionResult) => void;
  /** Called after a reply that no caller on this page waits for. */
  readonly onLate?: () => void;
  readonly onError: (error: unknown) => void;
};

export type EnqueueOptions = {
  /** The caller shows a refusal that arrives while it waits, so no entry is kept; a later refusal is kept. */
  readonly saysNo?: boolean;
  /** Set for chat: never deduplicated, never replaces a refused entry. */
  readonly after?: number;
  /**
   * An idempotency key chosen by the screen: the same intention is queued once. After a refusal, or for another
   * intention, the screen uses another key.
   */
  readonly intention?: string;
};

const DONE: ActionResult = { kind: 'ok', message: '' };
const UNHEARD: ActionResult = { kind: 'waiting', because: 'network' };
const SLOW = { kind: 'waiting', because: 'slow' } as const;

/**
 * The queue for everything that a serviceman does in the field. An action is persisted, then sent with its
 * idempotency key, in order for each booking; without a final reply it waits, and so does everything behind it.
 */
export const createActionQueue = (world: ActionQueueWorld) => {
  const { store, account, alone, now, newKey, tell, onError } = world;
  let entries: Queue = [];
  const listeners = new Set<() => void>();
  const outcomes = new Map<string, PromiseWithResolvers<ActionResult>>();
  /** Final results of actions that were open on this page, whichever tab sent them. */
  const results = new Map<string, ActionResult>();
  /** Done actions that a read on this page shows already, until they are deleted from the disk. */
  const shown = new Set<string>();
  /** Actions that were sent without being persisted: a retry uses the same key. */
  const unpersisted = new Map<string, Action>();

  /** Shown as sending only while a caller on this page waits for it; otherwise as waiting. */
  const asShown = (entry: Entry): Entry =>
    entry.state.kind === 'sending' && !outcomes.has(entry.key) ? { ...entry, state: SLOW } : entry;

  /** Another tab or the worker may have settled it without a message: the stored queue shows that. */
  const recordResults = (kept: Queue): void => {
    for (const { key, state } of kept) {
      if (results.has(key)) continue;
      if (state.kind === 'done') results.set(key, { kind: 'ok', message: state.message });
      if (state.kind === 'refused') results.set(key, state);
    }
  };

  let reads = 0;
  let newest = 0;

  /** Reads may end in another order than they started: an older one never replaces a newer one. */
  const refresh = async (): Promise<void> => {
    const turn = ++reads;
    const kept = await store.read();
    recordResults(kept);
    if (turn < newest) return;
    newest = turn;
    entries = kept.map(asShown).filter(({ key }) => !shown.has(key));
    for (const listener of listeners) listener();
  };

  const send = async (action: Action): Promise<ActionResult> => {
    try {
      return actionResultOf(await world.send(action));
    } catch (error) {
      onError(error);
      return { kind: 'waiting', because: 'bad-reply' };
    }
  };

  /** Records a result, from this tab or another. */
  const settled = (key: string, result: ActionResult): void => {
    if (result.kind === 'ok' || result.kind === 'refused') results.set(key, result);
    const pending = outcomes.get(key);
    pending?.resolve(result);
    outcomes.delete(key);
    refresh().catch(onError);
    if (pending === undefined && result.kind !== 'waiting') world.onLate?.();
  };

  const drainer = createDrainer({
    store,
    account,
    alone,
    send,
    onSettled: ({ key }, result) => {
      settled(key, result);
      tell?.(key, result);
    },
  });

  const change = async (rule: (queue: Queue) => Queue): Promise<void> => {
    await store.change((queue) => [rule(queue), null]);
    await refresh();
  };

  /** Another tab may have sent it and closed without a message: the stored queue has the result. */
  const reconcile = async (key: string): Promise<void> => {
    if (!outcomes.has(key)) return;
    const entry = (await store.read()).find((kept) => kept.key === key);
    if (entry === undefined) return settled(key, results.get(key) ?? DONE);
    const { state } = entry;
    if (state.kind === 'done') return settled(key, { kind: 'ok', message: state.message });
    settled(key, state.kind === 'sending' ? UNHEARD : state);
  };

  /** After its patience the screen continues; a result after that is late. */
  const outcomeOf = async (key: string): Promise<ActionResult> => {
    const outcome = outcomes.get(key) ?? Promise.withResolvers<ActionResult>();
    outcomes.set(key, outcome);
    await refresh();
    drainer
      .drain(entries.find((entry) => entry.key === key)?.bookingId)
      .then(() => reconcile(key))
      .catch(onError);
    const slow = world.patience?.().then(async () => {
      if (outcomes.get(key) !== outcome) return outcome.promise;
      outcomes.delete(key);
      outcome.resolve(SLOW);
      await refresh();
      return SLOW;
    });
    return Promise.race([outcome.promise, ...(slow === undefined ? [] : [slow])]);
  };

  /** Equal chat messages are separate actions. */
  const actionOf = (wanted: Wanted): Action =>
    (wanted.after === null ? unpersisted.get(fingerprintOf(wanted)) : undefined) ?? {
      ...wanted,
      key: wanted.intention ?? newKey(),
      createdAt: now(),
    };

  /** IndexedDB failed: send directly, only if nothing is queued before it, and do not retry. */
  const sendUnpersisted = async (action: Action): Promise<ActionResult> => {
    if (isSealed(entries, action.account) || openInLane(entries, action).length > 0)
      return { kind: 'not-saved' };
    const result = await send(action);
    if (result.kind === 'waiting') {
      unpersisted.set(fingerprintOf(action), action);
      return { kind: 'not-saved' };
    }
    unpersisted.delete(fingerprintOf(action));
    return result;
  };

  return {
    /** Resolves with the result, or with `waiting`. The same action while it is open is joined, not started again. */
    enqueue: async <Call extends ActionCall>(
      call: Call,
      bookingId: number,
      input: InputOf<Call>,
      { saysNo = false, after, intention }: EnqueueOptions = {},
    ): Promise<ActionResult> => {
      const bookingNo = world.numberOf?.(bookingId);
      const about = world.aboutOf?.(bookingId);
      const action = actionOf({
        account: account(),
        bookingId,
        ...(bookingNo !== undefined && { bookingNo }),
        ...(about !== undefined && { about }),
        call: call.name,
        input,
        after: after ?? null,
        ...(intention !== undefined && { intention }),
      });
      let key: string;
      try {
        ({ key } = await store.change((queue) => put(queue, action)));
      } catch (error) {
        onError(error);
        return sendUnpersisted(action);
      }
      unpersisted.delete(fingerprintOf(action));
      world.onKept?.();
      const result = await outcomeOf(key);
      if (saysNo && result.kind === 'refused') await change((queue) => discard(queue, key));
      return result.kind === 'waiting' ? { ...result, key } : result;
    },

    /** Sends waiting actions of this booking, or of all. */
    resend: (bookingId?: number): Promise<void> => drainer.drain(bookingId),

    /** Retries: a waiting action is sent now; a refused one that is whole becomes a new action. */
    retry: async (key: string): Promise<void> => {
      const bookingId = entries.find((entry) => entry.key === key)?.bookingId;
      await change((queue) => again(queue, key, newKey()));
      await drainer.drain(bookingId);
    },

    /** Dismisses a refusal, or discards a waiting action. */
    discard: (key: string): Promise<void> => {
      entries = entries.filter((entry) => entry.key !== key);
      return change((queue) => discard(queue, key));
    },

    /** A read on this page shows these actions: from now on they are not applied on top of it. */
    hide: (keys: ReadonlySet<string>): void => {
      for (const key of keys) shown.add(key);
      entries = entries.filter(({ key }) => !shown.has(key));
      for (const listener of listeners) listener();
    },

    /** That read is persisted: the actions are deleted. */
    release: async (keys: ReadonlySet<string>): Promise<void> => {
      if (keys.size > 0) await change((queue) => release(queue, keys));
    },

    /** The result of an action so far, also after its screen continued; null while unknown. */
    outcome: (key: string): ActionResult | null => {
      const known = results.get(key);
      if (known !== undefined) return known;
      const state = entries.find((entry) => entry.key === key)?.state;
      return state?.kind === 'waiting' ? state : null;
    },

    /** Called when the page is hidden: another tab or the worker may continue. */
    leave: drainer.leave,

    entries: (): Queue => entries,
    settled,
    /** Reads changes of other tabs, and entries from before this page. */
    refresh,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type ActionQueue = ReturnType<typeof createActionQueue>;
