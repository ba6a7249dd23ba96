import type { ActionResult, Entry } from '#shared/action-queue/action';
import { headsOf, laneOf, lineOf, settle } from '#shared/action-queue/queue-model';
import type { QueueStore } from './queue-store.ts';

export type DrainerWorld = {
  readonly store: QueueStore;
  /** Never throws. */
  readonly send: (entry: Entry) => Promise<ActionResult>;
  readonly account: () => string;
  /** Runs the work where nobody else drains for this account. */
  readonly alone: (account: string, work: () => Promise<void>) => Promise<void>;
  /** What became of each, as soon as that is kept. */
  readonly onSettled: (entry: Entry, result: ActionResult) => void;
};

const OTHER_LOGIN = { kind: 'waiting', because: 'signed-out' } as const;
const HIDDEN = { kind: 'waiting', because: 'hidden' } as const;

/**
 * Sends what waits: in his order within a line, side by side between lines. After something without an
 * answer a line rests until it is asked for again. Knows neither page nor screen: a service worker drains by it too.
 */
export const createDrainer = ({ store, send, account, alone, onSettled }: DrainerWorld) => {
  let pass: Promise<void> | null = null;
  let isAsked = false;
  /** From one look at the page to the next: what it leaves behind on its way goes on under no later one. */
  let sight = { isLeft: false };
  let poked = Promise.withResolvers<void>();
  /** The lanes that rest, and whose they are. */
  const resting = new Map<string, number>();
  /** What is on its way outlives a pass that was left. */
  const lines = new Map<string, Promise<void>>();

  const rest = async (head: Entry, result: ActionResult): Promise<void> => {
    resting.set(laneOf(head), head.bookingId);
    // What stands behind it in the line waits for the same reason.
    for (const entry of lineOf(await store.read(), head)) onSettled(entry, result);
  };

  const sendLine = async (mine: string, first: Entry): Promise<void> => {
    const looked = sight;
    let head: Entry | undefined = first;
    while (head !== undefined) {
      if (account() !== mine) return rest(head, OTHER_LOGIN);
      // The page is looked at again: the pass of now takes it up, under the lock.
      if (looked !== sight) return;
      if (looked.isLeft) return rest(head, HIDDEN);
      const sent: Entry = head;
      const result = await send(sent);
      await store.change((queue) => [settle(queue, sent.key, result), null]);
      if (result.kind === 'waiting') return looked === sight ? rest(sent, result) : undefined;
      onSettled(sent, result);
      [head] = lineOf(await store.read(), sent);
    }
  };

  const run = async (mine: string): Promise<void> => {
    const looked = sight;
    while (account() === mine && !looked.isLeft) {
      isAsked = false;
      poked = Promise.withResolvers();
      for (const head of headsOf(await store.read(), mine)) {
        const lane = laneOf(head);
        if (lines.has(lane) || resting.has(lane)) continue;
        const line = sendLine(mine, head).finally(() => lines.delete(lane));
        lines.set(lane, line);
      }
      if (lines.size > 0) await Promise.race([...lines.values(), poked.promise]);
      else if (!isAsked) return;
    }
    // Out of sight the lock goes at once, also from under what is on its way: its key makes that safe.
    if (!looked.isLeft) await Promise.all(lines.values());
  };

  const begin = async (): Promise<void> => {
    const mine = account();
    try {
      await alone(mine, () => run(mine));
    } finally {
      pass = null;
    }
    // Asked for while the last one was being put away.
    if (isAsked) await (pass ??= begin());
  };

  /** One pass at a time; what comes in the middle of it joins it. Without a booking, all are asked for. */
  const drain = (bookingId?: number): Promise<void> => {
    for (const [lane, whose] of resting)
      if (bookingId === undefined || bookingId === whose) resting.delete(lane);
    isAsked = true;
    if (sight.isLeft) sight = { isLeft: false };
    poked.resolve();
    pass ??= begin();
    return pass;
  };

  return {
    drain,
    /** Nothing more is begun, and the lock is free: a page that is hidden may be frozen with it. */
    leave: (): void => {
      sight.isLeft = true;
      isAsked = false;
      poked.resolve();
    },
  };
};
