import type { Statement, Transaction } from './db.ts';

export type NewJob = {
  readonly task: string;
  readonly payload: unknown;
  /** A new job replaces a waiting job with the same key. */
  readonly key?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
  /** Of the outbox row; without it, that of the transaction. */
  readonly trace?: string | null;
};

/** Notifications are sent on this channel when the transaction that added jobs commits. */
export const NEW_JOBS = 'new_jobs';

const MAX_ATTEMPTS = 25;

/** A job of the key that runs is only marked: whoever runs it does not retry it. */
const ADD_JOBS: Statement = {
  name: 'add-jobs',
  text: `
    WITH job AS (
      SELECT * FROM jsonb_to_recordset($1::jsonb) AS job
        (task text, payload jsonb, key text, run_at timestamptz, max_attempts integer, trace text)
    ), replaced AS (
      UPDATE jobs SET replaced = true
       WHERE worker IS NOT NULL AND key = ANY (ARRAY(SELECT key FROM job WHERE key IS NOT NULL))
    ), added AS (
      INSERT INTO jobs (task, payload, key, run_at, max_attempts, trace)
      SELECT task, payload, key, coalesce(run_at, now()), coalesce(max_attempts, ${MAX_ATTEMPTS}),
        coalesce(trace, nullif(current_setting('karigar.trace', true), '')) FROM job
      ON CONFLICT (key) WHERE worker IS NULL DO UPDATE
        SET task = excluded.task, payload = excluded.payload, run_at = excluded.run_at,
            attempts = 0, max_attempts = excluded.max_attempts, last_error = null, trace = excluded.trace
    )
    SELECT pg_notify('${NEW_JOBS}', '')`,
};

const rowOf = (job: NewJob) => ({
  task: job.task,
  payload: job.payload,
  key: job.key,
  run_at: job.runAt?.toISOString(),
  max_attempts: job.maxAttempts,
  trace: job.trace,
});

/** PostgreSQL refuses two rows of one key in one statement; the last one wins. */
const lastOfEachKey = (jobs: readonly NewJob[]): NewJob[] => {
  const lastAt = new Map(jobs.map((job, index) => [job.key, index]));
  return jobs.filter((job, index) => job.key === undefined || lastAt.get(job.key) === index);
};

/** Adds jobs in one statement, as part of the caller's transaction. */
export const addJobs = async (tx: Transaction, jobs: readonly NewJob[]): Promise<void> => {
  if (jobs.length === 0) return;
  await tx.rows(ADD_JOBS, [JSON.stringify(lastOfEachKey(jobs).map(rowOf))]);
};
