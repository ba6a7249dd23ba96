import type { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import type { InputOf } from '@karigar/contract/define-call';
import { coversLines } from '@karigar/domain/bookings/offline-approval';
import { queuedApprovals } from './queued-approvals.ts';
import type { Action, ActionResult, Done, Entry, Refused } from './action.ts';

/** Actions that are not done, or not read back yet, in the order they were done. */
export type Queue = readonly Entry[];

export type Wanted = Omit<Action, 'key' | 'createdAt'>;

/** A second tap claims another second; that does not make it another action. */
const CLAIMED_TIMES: ReadonlySet<string> = new Set(['startedAt', 'endedAt']);

/** The customer's code: stored in its entry alone, and erased with the reply. */
const CARRIES_A_SECRET: ReadonlySet<string> = new Set(['verify-completion-otp']);

/** Equal for the same action done again. */
export const fingerprintOf = ({ account, bookingId, call, input }: Wanted): string =>
  JSON.stringify([account, bookingId, call, input], (field, value: unknown) =>
    CLAIMED_TIMES.has(field) ? undefined : value,
  );

/** Actions of one lane are sent one after the other. Chat and work have separate lanes. */
export const laneOf = ({ account, bookingId, call, after }: Wanted): string =>
  `${account} ${bookingId} ${after === null ? '' : call}`;

const isSameCall = (one: Wanted, other: Wanted): boolean =>
  one.after === null && laneOf(one) === laneOf(other) && one.call === other.call;

const isRefused = ({ state }: Entry): boolean => state.kind === 'refused';

/** Without a final reply. */
export const isOpen = ({ state }: Entry): boolean =>
  state.kind === 'sending' || state.kind === 'waiting';

/** Accepted by the server, and not read back yet. */
export const isDone = (entry: Entry): entry is Entry & { readonly state: Done } =>
  entry.state.kind === 'done';

const nextOrder = (queue: Queue): number => Math.max(0, ...queue.map(({ order }) => order)) + 1;

/**
 * A double tap joins the last open action of its lane: the same input, or the same intention. The same input behind
 * another action is a new action, and so is a repeatable one. A retry replaces the refused entry.
 */
export const put = (queue: Queue, action: Action): readonly [Queue, Entry] => {
  const named = queue.find((entry) => entry.key === action.key && !isRefused(entry));
  if (named !== undefined) return [queue, named];
  const tail = openInLane(queue, action).at(-1);
  const isTappedTwice =
    tail !== undefined &&
    action.after === null &&
    action.intention === undefined &&
    fingerprintOf(tail) === fingerprintOf(action);
  if (isTappedTwice) return [queue, tail];
  const state = { kind: 'sending' } as const;
  const entry: Entry = { ...action, order: nextOrder(queue), isWhole: true, state };
  const others = queue.filter(
    (other) => other.key !== action.key && !(isRefused(other) && isSameCall(other, action)),
  );
  return [[...others, entry], entry];
};

/** The open entries of one lane, from its head on. */
export const openInLane = (queue: Queue, head: Wanted): Queue =>
  queue.filter((entry) => laneOf(entry) === laneOf(head) && isOpen(entry));

/** The owner of an account's sealed entries. No login has this name, so nothing shows or sends them. */
export const sealedOf = (account: string): string => `sealed ${account}`;

/** Older entries of the account are still sealed: nothing may be sent before them. */
export const isSealed = (queue: Queue, account: string): boolean =>
  queue.some((entry) => entry.account === sealedOf(account));

/** The entries that may be sent: the head of each lane. */
export const headsOf = (queue: Queue, account: string): Queue =>
  isSealed(queue, account)
    ? []
    : queue.filter((entry) => entry.account === account && openInLane(queue, entry)[0] === entry);

/** After a final reply: a secret in the input is erased. */
const answered = (entry: Entry, state: Refused | Done): Entry =>
  CARRIES_A_SECRET.has(entry.call)
    ? { ...entry, input: {}, isWhole: false, state }
    : { ...entry, state };

/** The customer had no time to decide: the end of work is sent right after the proposal, and open add-ons lapse. */
export const LAPSED = 'add-on.lapsed';
const lapses = (queue: Queue, asked: Entry): boolean => {
  if (asked.call !== 'propose-add-ons') return false;
  const behind = openInLane(queue, asked).filter(({ order }) => order > asked.order);
  const end = behind.findIndex(({ call }) => call === 'end-work');
  if (end === -1) return false;
  // Offline approvals are sent before the end.
  const approved = queuedApprovals(behind.slice(0, end)).flatMap(({ lines }) => lines);
  const { items } = asked.input as InputOf<typeof proposeAddOns>;
  const lines = items.map(({ addOnId, quantity, shownPrice: price }) => ({
    addOnId,
    quantity,
    price,
  }));
  return approved.length === 0 || !coversLines(approved, lines);
};

const done = (queue: Queue, entry: Entry, message: string): Queue => {
  if (lapses(queue, entry)) {
    const state = { kind: 'refused', code: LAPSED, message: '', details: null } as const;
    // The work has ended, so a retry would be refused.
    return queue.map((other) =>
      other.key === entry.key ? { ...other, isWhole: false, state } : other,
    );
  }
  return queue
    .filter((other) => !(isRefused(other) && isSameCall(other, entry)))
    .map((other) => (other.key === entry.key ? answered(other, { kind: 'done', message }) : other));
};

const isSameWait = ({ state }: Entry, result: ActionResult): boolean =>
  state.kind === 'waiting' && result.kind === 'waiting' && state.because === result.because;

/**
 * Only a final reply removes an entry from its lane. A refusal stays until it is dismissed, a done entry until a
 * read shows it. Entries behind a missing reply wait for the same reason.
 */
export const settle = (queue: Queue, key: string, result: ActionResult): Queue => {
  const head = queue.find((entry) => entry.key === key);
  if (head === undefined || !isOpen(head)) return queue;
  switch (result.kind) {
    case 'ok':
      return done(queue, head, result.message);
    case 'refused':
      return queue.map((entry) => (entry.key === key ? answered(entry, result) : entry));
    case 'waiting': {
      const line = new Set(openInLane(queue, head));
      return queue.map((entry) =>
        line.has(entry) && !isSameWait(entry, result) ? { ...entry, state: result } : entry,
      );
    }
    case 'not-saved':
      return queue;
  }
};

/** A read that started after these were done is persisted, so they are deleted. */
export const release = (queue: Queue, keys: ReadonlySet<string>): Queue =>
  queue.filter((entry) => !(isDone(entry) && keys.has(entry.key)));

/**
 * Retries a refused entry that is whole: a new action at the end of its lane, with the time at which it was first
 * done.
 */
export const again = (queue: Queue, key: string, newKey: string): Queue => {
  const entry = queue.find((kept) => kept.key === key);
  if (entry === undefined || !isRefused(entry) || !entry.isWhole) return queue;
  const others = queue.filter((other) => other !== entry);
  const state = { kind: 'sending' } as const;
  return [...others, { ...entry, key: newKey, order: nextOrder(queue), state }];
};

/** The person discarded it. A sent action without a reply may have happened all the same, so the screen asks before. */
export const discard = (queue: Queue, key: string): Queue =>
  queue.filter((entry) => entry.key !== key);
