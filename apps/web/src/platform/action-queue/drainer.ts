import type { ActionResult, Entry } from './action.ts';
import { headsOf, laneOf, openInLane, settle } from './queue-model.ts';
import type { QueueStore } from './queue-store.ts';

export type DrainerWorld = {
  readonly store: QueueStore;
  /** Never throws. */
  readonly send: (entry: Entry) => Promise<ActionResult>;
  readonly account: () => string;
  /** Runs the work while no other tab or worker drains this account. */
  readonly alone: (account: string, work: () => Promise<void>) => Promise<void>;
  /** Called with each result, once it is persisted. */
  readonly onSettled: (entry: Entry, result: ActionResult) => void;
};

const OTHER_LOGIN = { kind: 'waiting', because: 'signed-out' } as const;
const HIDDEN = { kind: 'waiting', because: 'hidden' } as const;

/**
 * Sends waiting actions: in order within a lane, lanes in parallel. After a missing reply a lane rests until it is
 * requested again. Knows neither page nor screen, because the service worker uses it too.
 */
export const createDrainer = ({ store, send, account, alone, onSettled }: DrainerWorld) => {
  let pass: Promise<void> | null = null;
  let isRequested = false;
  /** A visibility epoch: sends started before the page was hidden are not continued by a later epoch. */
  let epoch = { isLeft: false };
  let poked = Promise.withResolvers<void>();
  /** Resting lanes, with their bookings. */
  const resting = new Map<string, number>();
  /** Running lanes outlive a pass that was abandoned. */
  const running = new Map<string, Promise<void>>();

  const rest = async (head: Entry, result: ActionResult): Promise<void> => {
    resting.set(laneOf(head), head.bookingId);
    // Entries behind it in the lane wait for the same reason.
    for (const entry of openInLane(await store.read(), head)) onSettled(entry, result);
  };

  const sendLane = async (mine: string, first: Entry): Promise<void> => {
    const startEpoch = epoch;
    let head: Entry | undefined = first;
    while (head !== undefined) {
      if (account() !== mine) return rest(head, OTHER_LOGIN);
      // A later epoch has started: its pass continues this lane, under the lock.
      if (startEpoch !== epoch) return;
      if (startEpoch.isLeft) return rest(head, HIDDEN);
      const sent: Entry = head;
      const result = await send(sent);
      await store.change((queue) => [settle(queue, sent.key, result), null]);
      if (result.kind === 'waiting') return startEpoch === epoch ? rest(sent, result) : undefined;
      onSettled(sent, result);
      [head] = openInLane(await store.read(), sent);
    }
  };

  const run = async (mine: string): Promise<void> => {
    const startEpoch = epoch;
    while (account() === mine && !startEpoch.isLeft) {
      isRequested = false;
      poked = Promise.withResolvers();
      for (const head of headsOf(await store.read(), mine)) {
        const lane = laneOf(head);
        if (running.has(lane) || resting.has(lane)) continue;
        const sending = sendLane(mine, head).finally(() => running.delete(lane));
        running.set(lane, sending);
      }
      if (running.size > 0) await Promise.race([...running.values(), poked.promise]);
      else if (!isRequested) return;
    }
    // When hidden, the lock is released at once, also during a send: the idempotency key makes that safe.
    if (!startEpoch.isLeft) await Promise.all(running.values());
  };

  const begin = async (): Promise<void> => {
    const mine = account();
    try {
      await alone(mine, () => run(mine));
    } finally {
      pass = null;
    }
    // Requested while the last pass was finishing.
    if (isRequested) await (pass ??= begin());
  };

  /** One pass at a time; requests during a pass join it. Without a booking, all lanes are sent. */
  const drain = (bookingId?: number): Promise<void> => {
    for (const [lane, whose] of resting)
      if (bookingId === undefined || bookingId === whose) resting.delete(lane);
    isRequested = true;
    if (epoch.isLeft) epoch = { isLeft: false };
    poked.resolve();
    pass ??= begin();
    return pass;
  };

  return {
    drain,
    /** Starts nothing more and releases the lock: a hidden page may be frozen while it holds the lock. */
    leave: (): void => {
      epoch.isLeft = true;
      isRequested = false;
      poked.resolve();
    },
  };
};
