import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Box } from './jobs.ts';
import type { Log } from './log.ts';

export type OnDead = (task: string, payload: unknown, error: unknown) => Promise<void>;

type Setup = {
  readonly pool: Pool;
  readonly workerId: string;
  readonly onDead: OnDead;
  readonly onNewJobs: () => void;
  readonly log: Log;
  readonly watchEveryMs?: number;
};

const ALIVE = 0x6a6f6273;
const RETRY_MS = 1_000;

const LOCK_ALIVE = 'SELECT pg_advisory_lock_shared($1, hashtext($2))';

/** Ten seconds, because a living worker may have lost this connection and be reconnecting. */
const FREE_JOBS_OF_DEAD_WORKERS = `
  SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
    FROM graphile_worker._private_jobs
   WHERE locked_at < now() - interval '10 seconds'
     AND NOT EXISTS (
       SELECT FROM pg_locks
        WHERE locktype = 'advisory' AND objsubid = 2 AND classid = $1::bigint::oid
          AND objid = (hashtext(locked_by)::bigint & 4294967295)::oid
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
  HAVING count(*) > 0`;

/** Such a job is never taken again: its worker died in the last attempt, or onDead failed. */
const FIND_EXHAUSTED = `
  SELECT job.id, identifier AS task, payload AS box, last_error AS error
    FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
   WHERE NOT job.is_available AND locked_at IS NULL AND attempts >= max_attempts
   ORDER BY job.id LIMIT 50
     FOR UPDATE OF job SKIP LOCKED`;

const FINISH = 'SELECT count(*) FROM graphile_worker.complete_jobs($1::bigint[])';

type Exhausted = {
  readonly id: string;
  readonly task: string;
  readonly box: Box;
  readonly error: string | null;
};

const deadLetterExhausted = async (client: PoolClient, { onDead, log }: Setup): Promise<void> => {
  await client.query('BEGIN');
  const { rows } = await client.query<Exhausted>(FIND_EXHAUSTED);
  const deadLettered: string[] = [];
  for (const { id, task, box, error } of rows) {
    try {
      await onDead(task, box.payload, new Error(error ?? 'the worker died in the last attempt'));
      deadLettered.push(id);
    } catch (failure) {
      log.error({ err: failure, task, job: id }, 'jobs: dead letter not written');
    }
  }
  await client.query(FINISH, [deadLettered]);
  await client.query('COMMIT');
};

/**
 * Holds a session lock that marks this worker as alive, frees jobs of killed workers, writes dead
 * letters for jobs without attempts left, and listens for new jobs.
 */
export const superviseJobs = (setup: Setup): { readonly stop: () => Promise<void> } => {
  const { pool, workerId, onNewJobs, log, watchEveryMs = 15_000 } = setup;
  const stopping = new AbortController();

  const watchOn = async (client: PoolClient, lost: AbortSignal): Promise<void> => {
    client.on('notification', onNewJobs);
    await client.query(LOCK_ALIVE, [ALIVE, workerId]);
    await client.query('LISTEN "jobs:insert"');
    log.info('jobs: listening');
    while (!stopping.signal.aborted && !lost.aborted) {
      await client.query(FREE_JOBS_OF_DEAD_WORKERS, [ALIVE]);
      await deadLetterExhausted(client, setup);
      const woken = AbortSignal.any([stopping.signal, lost]);
      await pause(watchEveryMs, undefined, { signal: woken }).catch(() => {});
    }
  };

  const watchForever = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const lost = new AbortController();
      try {
        const client = await pool.connect();
        client.on('error', () => {
          lost.abort();
        });
        // Closed instead of released: the session lock must end with the watch.
        await watchOn(client, lost.signal).finally(() => {
          client.release(true);
        });
      } catch (error) {
        log.warn({ err: error }, 'jobs: watch interrupted');
      }
      await pause(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const watching = watchForever();

  return {
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
};
