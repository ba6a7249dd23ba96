import type { Action, ActionResult, Entry, Refused } from './action.ts';

/** What is not done yet, in the order it was done. */
export type Queue = readonly Entry[];

export type Wanted = Omit<Action, 'key' | 'createdAt'>;

/** A second tap claims another second; that does not make it another action. */
const CLAIMED_TIMES: ReadonlySet<string> = new Set(['startedAt', 'endedAt']);

/** The customer's code: it lives in its entry alone, and is erased with the answer. */
const CARRIES_A_SECRET: ReadonlySet<string> = new Set(['verify-completion-otp']);

/** The same for the same thing done again. */
export const fingerprintOf = ({ account, bookingId, call, input }: Wanted): string =>
  JSON.stringify([account, bookingId, call, input], (field, value: unknown) =>
    CLAIMED_TIMES.has(field) ? undefined : value,
  );

/** What goes one after the other. Words in a chat do not hold up the work, nor the work them. */
export const laneOf = ({ account, bookingId, call, after }: Wanted): string =>
  `${account} ${bookingId} ${after === null ? '' : call}`;

const isSameCall = (one: Wanted, other: Wanted): boolean =>
  one.after === null && laneOf(one) === laneOf(other) && one.call === other.call;

const isRefused = ({ state }: Entry): boolean => state.kind === 'refused';

const nextOrder = (queue: Queue): number => Math.max(0, ...queue.map(({ order }) => order)) + 1;

/**
 * Takes up the same thing while it is open; a new try takes the place of what was refused. One among many is
 * always one more.
 */
export const put = (queue: Queue, action: Action): readonly [Queue, Entry] => {
  const print = fingerprintOf(action);
  const open = queue.find((entry) => !isRefused(entry) && fingerprintOf(entry) === print);
  if (open !== undefined && action.after === null) return [queue, open];
  const state = { kind: 'sending' } as const;
  const entry: Entry = { ...action, order: nextOrder(queue), isWhole: true, state };
  const others = queue.filter((other) => !(isRefused(other) && isSameCall(other, action)));
  return [[...others, entry], entry];
};

/** What is still to be answered in one line, from its head on. */
export const lineOf = (queue: Queue, head: Wanted): Queue =>
  queue.filter((entry) => laneOf(entry) === laneOf(head) && !isRefused(entry));

/** What may be sent: the head of each line. */
export const headsOf = (queue: Queue, account: string): Queue =>
  queue.filter((entry) => entry.account === account && lineOf(queue, entry)[0] === entry);

const refuse = (entry: Entry, state: Refused): Entry =>
  CARRIES_A_SECRET.has(entry.call)
    ? { ...entry, input: {}, isWhole: false, state }
    : { ...entry, state };

/** The customer had no time to answer: the end that was done behind it goes out right after, and what is open lapses. */
export const LAPSED = 'add-on.lapsed';
const lapses = (queue: Queue, asked: Entry): boolean =>
  asked.call === 'propose-add-ons' &&
  lineOf(queue, asked).some(({ call, order }) => call === 'end-work' && order > asked.order);

const done = (queue: Queue, entry: Entry): Queue => {
  if (lapses(queue, entry))
    return settle(queue, entry.key, { kind: 'refused', code: LAPSED, message: '', details: null });
  return queue.filter(
    (other) => other.key !== entry.key && !(isRefused(other) && isSameCall(other, entry)),
  );
};

const isSameWait = ({ state }: Entry, result: ActionResult): boolean =>
  state.kind === 'waiting' && result.kind === 'waiting' && state.because === result.because;

/**
 * Only a definitive word takes it out of the line; a refusal stays to be read.
 * What stands behind one without an answer waits for the same reason.
 */
export const settle = (queue: Queue, key: string, result: ActionResult): Queue => {
  const head = queue.find((entry) => entry.key === key);
  if (head === undefined || isRefused(head)) return queue;
  switch (result.kind) {
    case 'ok':
      return done(queue, head);
    case 'refused':
      return queue.map((entry) => (entry.key === key ? refuse(entry, result) : entry));
    case 'waiting': {
      const line = new Set(lineOf(queue, head));
      return queue.map((entry) =>
        line.has(entry) && !isSameWait(entry, result) ? { ...entry, state: result } : entry,
      );
    }
    case 'not-saved':
      return queue;
  }
};

/** What was refused and is whole, done once more: another action, at the end of its line. */
export const again = (
  queue: Queue,
  key: string,
  named: Pick<Action, 'key' | 'createdAt'>,
): Queue => {
  const entry = queue.find((kept) => kept.key === key);
  if (entry === undefined || !isRefused(entry) || !entry.isWhole) return queue;
  const others = queue.filter((other) => other !== entry);
  return [...others, { ...entry, ...named, order: nextOrder(queue), state: { kind: 'sending' } }];
};

/** He gave it up. What was sent and has no answer may have happened all the same: he is asked before. */
export const discard = (queue: Queue, key: string): Queue =>
  queue.filter((entry) => entry.key !== key);
