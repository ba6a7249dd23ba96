import type { Context } from '#context';
import { addJobs } from '#platform/jobs';
import { SYSTEM, type Transaction } from '#platform/db';
import { advanceSequences, leadRelay, takeOutbox, type OutboxRow } from './relay-store.ts';

const BATCH = 500;
const POLL_MS = 200;

/** What a connected phone hears: that something changed, never what. */
export type Hint = {
  readonly type: string;
  readonly id: number | null;
  readonly version: number | null;
  readonly sequence: number;
};

/** Said by any process after it committed; the relay of whichever process hears it. */
export const RELAY_POKE = 'relay.poke';

export const hintSubject = (accountId: number): string => `u.${accountId}`;

type HintRow = OutboxRow & { readonly account_id: number; readonly kind: string };
const isHint = (row: OutboxRow): row is HintRow => row.account_id !== null && row.kind !== null;

const numberHints = async (
  tx: Transaction,
  rows: readonly HintRow[],
): Promise<readonly (readonly [string, Hint])[]> => {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.account_id, (counts.get(row.account_id) ?? 0) + 1);
  const latest = await advanceSequences(tx, counts);
  return rows.map((row) => {
    const left = (counts.get(row.account_id) ?? 0) - 1;
    counts.set(row.account_id, left);
    const sequence = (latest.get(row.account_id) ?? 0) - left;
    const hint = { type: row.kind, id: row.subject_id, version: row.version, sequence };
    return [hintSubject(row.account_id), hint];
  });
};

const jobOf = (row: OutboxRow) =>
  row.task === null ? [] : [{ task: row.task, payload: row.payload ?? {} }];

/**
 * Moves one batch from the outbox to the job queue and the bus and answers its size; null when
 * another process leads. Jobs move in the same transaction, so each arrives exactly once; hints
 * leave before it commits, so a crash repeats one rather than losing it, and a lost one heals by
 * the account's sequence.
 */
export const relayOnce = async ({ databases, bus, metrics }: Context): Promise<number | null> =>
  databases.system.transaction(SYSTEM, async (tx) => {
    if (!(await leadRelay(tx))) return null;
    const rows = await takeOutbox(tx, BATCH);
    if (rows.length === 0) return 0;
    const hints = await numberHints(tx, rows.filter(isHint));
    const jobs = rows.flatMap(jobOf);
    if (jobs.length > 0) await addJobs(tx, jobs);
    for (const [subject, hint] of hints) bus.publish(subject, hint);
    await bus.flush();
    metrics.relayed(rows.length);
    return rows.length;
  });

export type Relay = { readonly stop: () => Promise<void> };

/** Polls, and runs at once when poked; goes on without pause while batches come back full. */
export const startRelay = (context: Context): Relay => {
  const stopping = new AbortController();
  let wake: () => void = () => undefined;
  const pause = (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, POLL_MS);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
    return promise;
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const moved = await relayOnce(context).catch((error: unknown) => {
        context.log.error({ err: error }, 'relay failed');
        return null;
      });
      if (moved !== BATCH && !stopping.signal.aborted) await pause();
    }
  };
  const unsubscribe = context.bus.subscribe(RELAY_POKE, () => wake());
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      unsubscribe();
      wake();
      await running;
    },
  };
};
