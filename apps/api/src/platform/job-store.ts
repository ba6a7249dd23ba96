import type { ClientBase, Pool } from 'pg';
import type { Statement, Transaction } from './db.ts';

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
};

/**
 * Also takes jobs whose worker has stopped moving run_at ahead; right after PostgreSQL started only
 * its own, because other living workers had no way to.
 */
const TAKE = `
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
    last_error AS "lastError", replaced`;

/** Waits for no transaction in which a job is being finished: a locked job cannot be taken either. */
const KEEP = `
  UPDATE jobs SET run_at = now() + $3::float8 * interval '1 millisecond'
   WHERE id IN (SELECT id FROM jobs WHERE worker = $1 AND id = ANY ($2::bigint[])
      FOR NO KEY UPDATE SKIP LOCKED)`;

const FINISH: Statement = {
  name: 'finish-job',
  text: `DELETE FROM jobs WHERE id = $1::bigint AND worker = $2 RETURNING id`,
};

/** Waits again, with growing delays; deleted where a newer job of its key does the work. */
const GIVE_BACK = `
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
    FROM mine WHERE jobs.id = mine.id AND NOT mine.done`;

const FREE_ORPHANED_JOBS = `
  UPDATE jobs SET run_at = now(), attempts = attempts - 1
   WHERE worker = $1 AND id <> ALL ($2::bigint[])`;

/** The jobs of one worker. A job that another worker has taken over is left alone. */
export const createJobStore = (
  pool: Pool,
  { workerId, leaseMs }: { readonly workerId: string; readonly leaseMs: number },
) => {
  const write = async (name: string, text: string, ...values: unknown[]): Promise<void> => {
    await pool.query({ name, text, values });
  };
  return {
    take: async (
      tasks: readonly string[],
      running: readonly string[],
      count: number,
    ): Promise<TakenJob[]> => {
      const values = [workerId, tasks, running, count, leaseMs];
      const { rows } = await pool.query<TakenJob>({ name: 'take-jobs', text: TAKE, values });
      return rows;
    },
    /** Keeps running jobs from other workers for another while. */
    keep: async (client: ClientBase, running: readonly string[]): Promise<void> => {
      const values = [workerId, running, leaseMs];
      // Half a lease is left to reconnect.
      const query = { name: 'keep-jobs', text: KEEP, values, query_timeout: leaseMs / 2 };
      await client.query(query);
    },
    /** Offers jobs again that were taken, but whose connection was lost before the rows arrived. */
    freeOrphanedJobs: (running: readonly string[]): Promise<void> =>
      write('free-orphaned-jobs', FREE_ORPHANED_JOBS, workerId, running),
    finish: (id: string): Promise<void> => write(FINISH.name, FINISH.text, id, workerId),
    finishIn: async (tx: Transaction, id: string): Promise<void> => {
      const [finished] = await tx.rows(FINISH, [Number(id), workerId]);
      if (finished === undefined) throw new Error('another worker has taken the job over');
    },
    giveBack: (id: string, error: string): Promise<void> =>
      write('give-back-job', GIVE_BACK, id, workerId, error),
  };
};
