import type { CallResult } from '@karigar/contract/call-result';
import type { InputOf } from '@karigar/contract/define-call';
import {
  fingerprintOf,
  type Action,
  type ActionCall,
  type ActionResult,
  type Entry,
} from './action.ts';

export type ActionQueueWorld = {
  readonly send: (action: Action) => Promise<CallResult<ActionCall>>;
  readonly account: () => string;
  readonly now: () => number;
  readonly newKey: () => string;
};

export type EnqueueOptions = {
  /** Left out, it waits for the network. False where the screen says at once that it failed, and keeps what was typed. */
  readonly waits?: boolean;
};

const resultOf = (result: CallResult<ActionCall>): ActionResult => {
  if (result.kind === 'ok') return { kind: 'ok', message: result.message };
  if (result.kind !== 'refused') return { kind: 'waiting', because: result.kind };
  const { code, message, details } = result;
  return { kind: 'refused', code, message, details };
};

/**
 * Where everything a man does in the field goes. An action is sent at once with its key, and in his
 * order for each booking; without a definitive answer it waits, and what comes after it waits too.
 */
export const createActionQueue = ({ send, account, now, newKey }: ActionQueueWorld) => {
  let entries: readonly Entry[] = [];
  const listeners = new Set<() => void>();
  const passes = new Map<number, Promise<void>>();
  const results = new Map<string, ActionResult>();
  /** The key of what got no answer: done again, it asks for its outcome and is not a second action. */
  const openKeys = new Map<string, string>();

  const become = (next: readonly Entry[]): void => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const drop = (key: string): void => become(entries.filter((entry) => entry.key !== key));
  const turn = (key: string, state: Entry['state']): void =>
    become(entries.map((entry) => (entry.key === key ? { ...entry, state } : entry)));

  const settle = (entry: Entry, result: ActionResult): void => {
    results.set(entry.key, result);
    if (result.kind === 'waiting') openKeys.set(fingerprintOf(entry), entry.key);
    else openKeys.delete(fingerprintOf(entry));
    if (result.kind === 'ok') drop(entry.key);
    else turn(entry.key, result);
  };

  const toSend = (bookingId: number): readonly Entry[] =>
    entries.filter(
      (entry) =>
        entry.bookingId === bookingId &&
        entry.account === account() &&
        entry.state.kind !== 'refused',
    );

  const drain = async (bookingId: number): Promise<void> => {
    let blocked: ActionResult | null = null;
    for (const entry of toSend(bookingId)) {
      if (blocked === null) turn(entry.key, { kind: 'sending' });
      const result: ActionResult = blocked ?? resultOf(await send(entry));
      settle(entry, result);
      if (result.kind === 'waiting') blocked = result;
    }
  };

  /** One pass at a time for each booking; another booking does not wait for it. */
  const pass = (bookingId: number): Promise<void> => {
    const next = (passes.get(bookingId) ?? Promise.resolve()).then(() => drain(bookingId));
    // A pass that broke must not hold up the next one.
    passes.set(
      bookingId,
      next.catch(() => undefined),
    );
    return next;
  };

  const outcomeOf = async ({ bookingId, key }: Action): Promise<ActionResult> => {
    await pass(bookingId);
    return results.get(key) ?? { kind: 'waiting', because: 'network' };
  };

  return {
    /** Resolves with what became of it. The same thing while it is still open is taken up, not begun anew. */
    enqueue: async <Call extends ActionCall>(
      call: Call,
      bookingId: number,
      input: InputOf<Call>,
      { waits = true }: EnqueueOptions = {},
    ): Promise<ActionResult> => {
      const wanted = { account: account(), bookingId, call, input };
      const print = fingerprintOf(wanted);
      const open = entries.find(
        (entry) => entry.state.kind !== 'refused' && fingerprintOf(entry) === print,
      );
      if (open !== undefined) return outcomeOf(open);
      const action = { ...wanted, key: openKeys.get(print) ?? newKey(), createdAt: now() };
      // A new try takes the place of what was refused, and of one that waits with other content.
      const others = entries.filter(
        (entry) => entry.bookingId !== bookingId || entry.call.name !== call.name,
      );
      become([...others, { ...action, state: { kind: 'sending' } }]);
      const result = await outcomeOf(action);
      if (!waits && result.kind !== 'ok') drop(action.key);
      return result;
    },

    /** Sends what waits for this booking, or for all. */
    resend: async (bookingId?: number): Promise<void> => {
      const waiting = entries.filter((entry) => entry.state.kind === 'waiting');
      const bookings = new Set(waiting.map((entry) => entry.bookingId));
      const chosen = [...bookings].filter((id) => bookingId === undefined || id === bookingId);
      await Promise.all(chosen.map(pass));
    },

    /** A refusal he has read. What waits cannot be dismissed: it may have happened. */
    dismiss: (key: string): void => {
      if (entries.some((entry) => entry.key === key && entry.state.kind === 'refused')) drop(key);
    },

    entries: (): readonly Entry[] => entries,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type ActionQueue = ReturnType<typeof createActionQueue>;
