import type { Hint } from '@karigar/contract/live/live-events';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Context } from '#context';
import { addJobs } from '#platform/jobs';
import { SYSTEM, type Transaction } from '#platform/db';
import { advanceSequences, leadRelay, takeOutbox, type OutboxRow } from './relay-store.ts';
import { followRelays } from './follow.ts';
import { RELAY_HEARTBEAT, type RelayHeartbeat } from './heartbeat.ts';

const BATCH = 500;
const POLL_MS = 200;

/** A hint as published to the gateways, with the time of its change. */
export type SentHint = { readonly hint: Hint; readonly madeAt: Instant };

/** Published by any process after a commit; wakes the leading relay. */
export const RELAY_WAKE = 'relay.poke';

export const hintSubject = (accountId: number): string => `u.${accountId}`;

type HintRow = OutboxRow & { readonly account_id: number; readonly kind: string };
const isHint = (row: OutboxRow): row is HintRow => row.account_id !== null && row.kind !== null;

/** A hint has no payload but this. */
const leavesAlone = ({ payload }: HintRow): Pick<Hint, 'quiet' | 'sameBill'> => {
  const marks = payload as { quiet?: boolean; sameBill?: boolean } | null;
  return {
    ...(marks?.quiet === true && { quiet: true }),
    ...(marks?.sameBill === true && { sameBill: true }),
  };
};

const numberHints = async (
  tx: Transaction,
  rows: readonly HintRow[],
): Promise<readonly (readonly [string, SentHint])[]> => {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.account_id, (counts.get(row.account_id) ?? 0) + 1);
  const latest = await advanceSequences(tx, counts);
  return rows.map((row) => {
    const left = (counts.get(row.account_id) ?? 0) - 1;
    counts.set(row.account_id, left);
    const sequence = (latest.get(row.account_id) ?? 0) - left;
    const hint: Hint = {
      type: row.kind,
      id: row.subject_id,
      version: row.version,
      sequence,
      ...leavesAlone(row),
    };
    return [hintSubject(row.account_id), { hint, madeAt: row.created_at.getTime() }];
  });
};

const jobOf = (row: OutboxRow) =>
  row.task === null ? [] : [{ task: row.task, payload: row.payload ?? {}, trace: row.trace }];

/**
 * Moves one batch from the outbox to the job queue and the bus and returns its size; null when
 * another process leads. Jobs move in the same transaction, so each arrives exactly once; hints are
 * published before the commit, so a crash repeats rather than loses them, and the account's
 * sequence reveals a lost hint.
 */
export const relayOnce = async ({ databases, bus, metrics }: Context): Promise<number | null> => {
  const moved = await databases.system.transaction(SYSTEM, async (tx) => {
    if (!(await leadRelay(tx))) return null;
    const rows = await takeOutbox(tx, BATCH);
    const [oldest] = rows;
    if (oldest === undefined) return { count: 0, behindMs: 0 };
    const hints = await numberHints(tx, rows.filter(isHint));
    const jobs = rows.flatMap(jobOf);
    if (jobs.length > 0) await addJobs(tx, jobs);
    for (const [subject, sent] of hints) bus.publish(subject, sent);
    await bus.flush();
    metrics.relayed(rows.length);
    return { count: rows.length, behindMs: Date.now() - oldest.created_at.getTime() };
  });
  if (moved === null) return null;
  const heartbeat: RelayHeartbeat = { behindMs: moved.behindMs, connectionId: bus.connectionId() };
  bus.publish(RELAY_HEARTBEAT, heartbeat);
  return moved.count;
};

export type Relay = { readonly stop: () => Promise<void> };

/**
 * Polls, and runs at once when woken; continues without pause while batches are full. While another relay leads, it only
 * listens.
 */
export const startRelay = (context: Context): Relay => {
  const { bus } = context;
  const stopping = new AbortController();
  const follow = followRelays(bus);
  let isWoken = false;
  let endPause: () => void = () => undefined;
  const wake = (): void => {
    isWoken = true;
    endPause();
  };
  const pause = (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, POLL_MS);
    endPause = () => {
      clearTimeout(timer);
      resolve();
    };
    return promise;
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      isWoken = false;
      const moved = follow.mayLead()
        ? await relayOnce(context).catch((error: unknown) => {
            context.log.error({ err: error }, 'relay failed');
            return null;
          })
        : null;
      follow.led(moved !== null);
      // Rows committed during a batch must not wait for the next poll.
      const isDone = moved === null || (moved !== BATCH && !isWoken);
      if (isDone && !stopping.signal.aborted) await pause();
    }
    const last: RelayHeartbeat = { behindMs: 0, connectionId: bus.connectionId(), isLast: true };
    if (follow.mayLead()) bus.publish(RELAY_HEARTBEAT, last);
    follow.stop();
  };
  const unsubscribe = bus.subscribe(RELAY_WAKE, wake);
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      unsubscribe();
      endPause();
      await running;
    },
  };
};
