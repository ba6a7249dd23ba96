import type { Pool } from 'pg';
import type { Box } from './jobs.ts';

/** A job taken by a worker. `attempts` includes the current one. */
export type TakenJob = {
  readonly id: string;
  readonly task: string;
  readonly box: Box;
  readonly attempts: number;
  readonly maxAttempts: number;
};

const TAKE = `
  WITH next AS (
    SELECT id FROM graphile_worker._private_jobs
     WHERE is_available AND run_at <= now() AND job_queue_id IS NULL
       AND task_id = ANY (ARRAY(
         SELECT id FROM graphile_worker._private_tasks WHERE identifier = ANY ($2::text[])))
     ORDER BY priority, run_at
     LIMIT $3
       FOR UPDATE SKIP LOCKED)
  UPDATE graphile_worker._private_jobs AS job
     SET attempts = attempts + 1, locked_by = $1, locked_at = now()
    FROM next, graphile_worker._private_tasks AS task
   WHERE job.id = next.id AND task.id = job.task_id
  RETURNING job.id::text, task.identifier AS task, payload AS box, attempts,
    max_attempts AS "maxAttempts"`;

const FINISH = `
  DELETE FROM graphile_worker._private_jobs WHERE id = $1::bigint AND locked_by = $2`;

const GIVE_BACK = `
  UPDATE graphile_worker._private_jobs
     SET locked_by = null, locked_at = null, last_error = $3,
         run_at = greatest(now(), run_at) + exp(least(attempts, 10)) * interval '1 second'
   WHERE id = $1::bigint AND locked_by = $2`;

/** A newer job of the same key set attempts to the maximum: the newer job does the work. */
const FORGET_REPLACED = `${FINISH} AND attempts >= max_attempts`;

const FREE_ORPHANED_JOBS = `
  UPDATE graphile_worker._private_jobs
     SET locked_by = null, locked_at = null, attempts = attempts - 1
   WHERE locked_by = $1 AND id <> ALL ($2::bigint[])`;

/**
 * Jobs in graphile-worker's tables. Only its tables and functions are used: its own loop ends the
 * process or stalls when PostgreSQL restarts (0.18.0).
 */
export const createJobStore = (pool: Pool, workerId: string) => {
  const write = async (name: string, text: string, ...values: unknown[]): Promise<void> => {
    await pool.query({ name, text, values });
  };
  return {
    take: async (tasks: readonly string[], count: number): Promise<TakenJob[]> => {
      const values = [workerId, tasks, count];
      const { rows } = await pool.query<TakenJob>({ name: 'take-jobs', text: TAKE, values });
      return rows;
    },
    /** Unlocks jobs that were taken, but whose connection was lost before the rows arrived. */
    freeOrphanedJobs: (running: readonly string[]): Promise<void> =>
      write('free-orphaned-jobs', FREE_ORPHANED_JOBS, workerId, running),
    finish: (id: string): Promise<void> => write('finish-job', FINISH, id, workerId),
    giveBack: (id: string, error: string): Promise<void> =>
      write('give-back-job', GIVE_BACK, id, workerId, error),
    forgetReplaced: (id: string): Promise<void> =>
      write('forget-replaced-job', FORGET_REPLACED, id, workerId),
  };
};
