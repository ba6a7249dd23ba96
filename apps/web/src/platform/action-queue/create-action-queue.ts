import type { CallResult } from '@karigar/contract/call-result';
import type { InputOf } from '@karigar/contract/define-call';
import type { Action, ActionCall, ActionResult, Entry } from '#shared/action-queue/action';
import { actionResultOf } from './action-result.ts';
import { createDrainer, type DrainerWorld } from './drainer.ts';
import {
  again,
  discard,
  fingerprintOf,
  lineOf,
  put,
  type Queue,
  type Wanted,
} from '#shared/action-queue/queue-model';
import type { QueueStore } from './queue-store.ts';

export type ActionQueueWorld = {
  readonly store: QueueStore;
  readonly send: (action: Action) => Promise<CallResult<ActionCall>>;
  readonly account: () => string;
  readonly alone: DrainerWorld['alone'];
  readonly now: () => number;
  readonly newKey: () => string;
  /** The booking's number, where this phone knows it. */
  readonly numberOf?: (bookingId: number) => string | undefined;
  /** So long a screen waits for the network before it goes on with what the phone knows. */
  readonly patience?: () => Promise<void>;
  /** Something is kept on the phone from now on. */
  readonly onKept?: () => void;
  /** The server took it: before it leaves the list, so that no screen falls back for a moment. */
  readonly onDone?: (entry: Entry) => void;
  /** Tells the other tabs what became of one. */
  readonly tell?: (key: string, result: ActionResult) => void;
  /** Something was answered that nobody on this page waits for. */
  readonly onLate?: () => void;
  readonly onError: (error: unknown) => void;
};

export type EnqueueOptions = {
  /** The screen says a no that comes while it waits, so no item is left of it; a later one becomes an item. */
  readonly saysNo?: boolean;
  /** One of many, as words in a chat: the same again is one more, and it takes no other's place. */
  readonly after?: number;
};

const DONE: ActionResult = { kind: 'ok', message: '' };
const UNHEARD: ActionResult = { kind: 'waiting', because: 'network' };
const SLOW = { kind: 'waiting', because: 'slow' } as const;

/**
 * Where everything a man does in the field goes. An action is kept on the phone, then sent with its key, in
 * his order for each booking; without a definitive answer it waits, and what comes after it waits too.
 */
export const createActionQueue = (world: ActionQueueWorld) => {
  const { store, account, alone, now, newKey, tell, onError } = world;
  let entries: Queue = [];
  const listeners = new Set<() => void>();
  const outcomes = new Map<string, PromiseWithResolvers<ActionResult>>();
  /** What was sent and not kept: done again, it asks for its outcome and is not a second action. */
  const unkept = new Map<string, Action>();

  /** On its way only while somebody here waits for it; past that it waits, as does what a dead tab left behind. */
  const asShown = (entry: Entry): Entry =>
    entry.state.kind === 'sending' && !outcomes.has(entry.key) ? { ...entry, state: SLOW } : entry;

  const refresh = async (): Promise<void> => {
    const kept = await store.read();
    entries = kept.map(asShown);
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

  /** Here or in another tab: what became of one. */
  const settled = (key: string, result: ActionResult): void => {
    const entry = entries.find((kept) => kept.key === key);
    if (entry !== undefined && result.kind === 'ok') world.onDone?.(entry);
    const awaited = outcomes.get(key);
    awaited?.resolve(result);
    outcomes.delete(key);
    refresh().catch(onError);
    if (awaited === undefined && result.kind !== 'waiting') world.onLate?.();
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

  /** Another tab may have sent it and gone without a word: what is kept says what became of it. */
  const reconcile = async (key: string): Promise<void> => {
    if (!outcomes.has(key)) return;
    const entry = (await store.read()).find((kept) => kept.key === key);
    const isLeft = entry !== undefined && entry.state.kind !== 'sending';
    if (isLeft) settled(key, entry.state);
    else settled(key, entry === undefined ? DONE : UNHEARD);
  };

  /** Past its patience the screen goes on; whatever is heard of it then is late. */
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

  /** The same words said twice are two. */
  const actionOf = (wanted: Wanted): Action =>
    (wanted.after === null ? unkept.get(fingerprintOf(wanted)) : undefined) ?? {
      ...wanted,
      key: newKey(),
      createdAt: now(),
    };

  /** The phone cannot keep it: only an answer now makes it done, and it overtakes nothing. */
  const sendUnkept = async (action: Action): Promise<ActionResult> => {
    if (lineOf(entries, action).length > 0) return { kind: 'not-saved' };
    const result = await send(action);
    if (result.kind === 'waiting') {
      unkept.set(fingerprintOf(action), action);
      return { kind: 'not-saved' };
    }
    unkept.delete(fingerprintOf(action));
    return result;
  };

  return {
    /**
     * Resolves with what became of it, or that it waits. The same thing while it is still open is taken up, not
     * begun anew.
     */
    enqueue: async <Call extends ActionCall>(
      call: Call,
      bookingId: number,
      input: InputOf<Call>,
      { saysNo = false, after }: EnqueueOptions = {},
    ): Promise<ActionResult> => {
      const bookingNo = world.numberOf?.(bookingId);
      const action = actionOf({
        account: account(),
        bookingId,
        ...(bookingNo !== undefined && { bookingNo }),
        call: call.name,
        input,
        after: after ?? null,
      });
      let key: string;
      try {
        ({ key } = await store.change((queue) => put(queue, action)));
      } catch (error) {
        onError(error);
        return sendUnkept(action);
      }
      unkept.delete(fingerprintOf(action));
      world.onKept?.();
      const result = await outcomeOf(key);
      if (saysNo && result.kind === 'refused') await change((queue) => discard(queue, key));
      return result;
    },

    /** Sends what waits for this booking, or for all. */
    resend: (bookingId?: number): Promise<void> => drainer.drain(bookingId),

    /** Once more: what waits is asked for now; what was refused and is whole becomes a new action. */
    retry: async (key: string): Promise<void> => {
      await change((queue) => again(queue, key, { key: newKey(), createdAt: now() }));
      await drainer.drain(entries.find((entry) => entry.key === key)?.bookingId);
    },

    /** He has read a refusal, or gives up what waits. */
    discard: (key: string): Promise<void> => change((queue) => discard(queue, key)),

    /** The page goes out of sight: whoever is awake may go on. */
    leave: drainer.leave,

    entries: (): Queue => entries,
    settled,
    /** Reads what another tab did, or what was kept before this page. */
    refresh,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type ActionQueue = ReturnType<typeof createActionQueue>;
