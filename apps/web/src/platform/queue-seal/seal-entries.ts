import type { Entry, SealedBytes } from '#platform/action-queue/action';
import { isDone, sealedOf, type Queue } from '#platform/action-queue/queue-model';
import type { QueueStore } from '#platform/action-queue/queue-store';
import { packEntry, unpackEntry } from './pack-entry.ts';
import type { Seal, Unseal } from './queue-cipher.ts';

/** Replies may change entries while they are encrypted; after the end of a session there are few. */
const MOST_TURNS = 10;

const WAITING = { kind: 'waiting', because: 'signed-out' } as const;
const REFUSED = { kind: 'refused', code: '', message: '', details: null } as const;

const nameOf = (account: string, key: string): string => `${account} ${key}`;

/** What anybody at the phone may see of it: that something waits, and for which account. */
const stubOf = ({ key, account, order, state }: Entry, sealed: SealedBytes): Entry => ({
  key,
  account: sealedOf(account),
  bookingId: 0,
  call: '',
  input: {},
  createdAt: 0,
  after: null,
  order,
  isWhole: false,
  state: state.kind === 'refused' ? REFUSED : WAITING,
  sealed,
});

/** An entry changes only by its reply. */
const isSame = (one: Entry, other: Entry | undefined): boolean =>
  JSON.stringify([one.state, one.isWhole]) === JSON.stringify([other?.state, other?.isWhole]);

/**
 * Encrypts all entries of an account: each one first, then one transaction replaces them all, or none. Accepted ones
 * are deleted: the server has them. Resolves with true when none is left in clear.
 */
export const sealEntries = async (
  store: QueueStore,
  account: string,
  seal: Seal,
): Promise<boolean> => {
  const isClear = (entry: Entry): boolean => entry.account === account;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const clear = (await store.read()).filter(isClear);
    if (clear.length === 0) return true;
    const stubs = new Map<string, { readonly entry: Entry; readonly stub: Entry }>();
    for (const entry of clear) {
      const sealed = await seal(await packEntry(entry), nameOf(account, entry.key));
      stubs.set(entry.key, { entry, stub: stubOf(entry, sealed) });
    }
    const isDoneNow = await store.change((queue): readonly [Queue, boolean] => {
      const isStill = queue
        .filter(isClear)
        .every((entry) => isSame(entry, stubs.get(entry.key)?.entry));
      if (!isStill) return [queue, false];
      const next = queue
        .filter((entry) => !isClear(entry) || !isDone(entry))
        .map((entry) => (isClear(entry) ? (stubs.get(entry.key)?.stub ?? entry) : entry));
      return [next, true];
    });
    if (isDoneNow) return true;
  }
  return false;
};

/** Does not decrypt with the account's key: kept, and in nobody's way. */
const lost = (stub: Entry): Entry => ({ ...stub, account: `lost ${stub.account}`, state: REFUSED });

/**
 * Decrypts all entries of an account, in one transaction and in their order. `isIn` tells whether the account is still
 * logged in at that moment. Resolves with the errors of entries that do not decrypt.
 */
export const openEntries = async (
  store: QueueStore,
  account: string,
  unseal: Unseal,
  isIn: () => boolean,
): Promise<readonly unknown[]> => {
  const errors: unknown[] = [];
  const opened = new Map<string, Entry | null>();
  for (const { key, account: whose, sealed } of await store.read()) {
    if (whose !== sealedOf(account)) continue;
    try {
      if (sealed === undefined) throw new Error('nothing is sealed');
      opened.set(key, unpackEntry(await unseal(sealed, nameOf(account, key))));
    } catch (error) {
      errors.push(error);
      opened.set(key, null);
    }
  }
  const openOne = (stub: Entry): readonly Entry[] => {
    const entry = opened.get(stub.key);
    if (stub.account !== sealedOf(account) || entry === undefined) return [stub];
    if (entry === null) return [lost(stub)];
    // The reply arrived after the end of the session.
    return isDone(stub) ? [] : [entry];
  };
  await store.change((queue) => [isIn() ? queue.flatMap(openOne) : queue, null]);
  return errors;
};
