import type { ClientBase, Pool } from 'pg';
import { rowsOn, type Statement, type Transaction } from './db.ts';

/** A job taken by a worker. `attempts` includes the current one. */
export type TakenJob = {
  readonly id: string;
  readonly task: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly lastError: string | null;
  /** A newer job of its key does the work. */
  readonly replaced: boolean;
  readonly trace: string | null;
};

/**
 * Also takes jobs whose worker has stopped moving run_at ahead; right after PostgreSQL started only
 * its own, because other living workers had no way to.
 */
const TAKE: Statement = {
  name: 'take-jobs',
  text: `
  WITH next AS (
    SELECT id FROM jobs
     WHERE run_at <= now() AND task = ANY ($2::text[]) AND id <> ALL ($3::bigint[])
       AND (worker IS NULL OR worker = $1
         OR now() > pg_postmaster_start_time() + $5::float8 * interval '1 millisecond')
     ORDER BY run_at
     LIMIT $4
       FOR UPDATE SKIP LOCKED)
  UPDATE jobs AS job
     SET attempts = attempts + 1, worker = $1, run_at = now() + $5::float8 * interval '1 millisecond'
    FROM next
   WHERE job.id = next.id
  RETURNING job.id::text, task, payload, attempts, max_attempts AS "maxAttempts",
    last_error AS "lastError", replaced, trace`,
};

/** Waits for no transaction in which a job is being finished: a locked job cannot be taken either. */
const KEEP: Statement = {
  name: 'keep-jobs',
  text: `
  UPDATE jobs SET run_at = now() + $3::float8 * interval '1 millisecond'
   WHERE id IN (SELECT id FROM jobs WHERE worker = $1 AND id = ANY ($2::bigint[])
      FOR NO KEY UPDATE SKIP LOCKED)`,
};

const FINISH: Statement = {
  name: 'finish-job',
  text: `DELETE FROM jobs WHERE id = $1::bigint AND worker = $2 RETURNING id`,
};

/** Waits again, with growing delays; deleted where a newer job of its key does the work. */
const GIVE_BACK: Statement = {
  name: 'give-back-job',
  text: `
  WITH mine AS (
    SELECT id, replaced OR EXISTS (
        SELECT FROM jobs newer WHERE newer.key = job.key AND newer.worker IS NULL) AS done
      FROM jobs AS job WHERE id = $1::bigint AND worker = $2
       FOR UPDATE
  ), gone AS (
    DELETE FROM jobs USING mine WHERE jobs.id = mine.id AND mine.done
  )
  UPDATE jobs
     SET worker = null, last_error = $3,
         run_at = now() + exp(least(attempts, 10)) * interval '1 second'
    FROM mine WHERE jobs.id = mine.id AND NOT mine.done`,
};

const FREE_ORPHANED_JOBS: Statement = {
  name: 'free-orphaned-jobs',
  text: `
  UPDATE jobs SET run_at = now(), attempts = attempts - 1
   WHERE worker = $1 AND id <> ALL ($2::bigint[])`,
};

/** The jobs of one worker. A job that another worker has taken over is left alone. */
export const createJobStore = (
  pool: Pool,
  { workerId, leaseMs }: { readonly workerId: string; readonly leaseMs: number },
) => {
  const db = rowsOn(pool);
  return {
    take: (
      tasks: readonly string[],
      running: readonly string[],
      count: number,
    ): Promise<TakenJob[]> =>
      db.rows<TakenJob>(TAKE, [workerId, tasks, running.map(Number), count, leaseMs]),
    /** Keeps running jobs from other workers for another while. Half a lease is left to reconnect. */
    keep: async (client: ClientBase, running: readonly string[]): Promise<void> => {
      const kept = rowsOn(client, leaseMs / 2);
      await kept.rows(KEEP, [workerId, running.map(Number), leaseMs]);
    },
    /** Offers jobs again that were taken, but whose connection was lost before the rows arrived. */
    freeOrphanedJobs: async (running: readonly string[]): Promise<void> => {
      await db.rows(FREE_ORPHANED_JOBS, [workerId, running.map(Number)]);
    },
    finish: async (id: string): Promise<void> => {
      await db.rows(FINISH, [Number(id), workerId]);
    },
    finishIn: async (tx: Transaction, id: string): Promise<void> => {
      const [finished] = await tx.rows(FINISH, [Number(id), workerId]);
      if (finished === undefined) throw new Error('another worker has taken the job over');
    },
    giveBack: async (id: string, error: string): Promise<void> => {
      await db.rows(GIVE_BACK, [Number(id), workerId, error]);
    },
  };
};
