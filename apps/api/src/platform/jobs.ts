import type { Statement, Transaction } from './db.ts';

export type NewJob = {
  readonly task: string;
  readonly payload: unknown;
  /** A new job replaces a waiting job with the same key. */
  readonly key?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
};

const ADD_JOBS: Statement = {
  name: 'add-jobs',
  text: `SELECT count(*) FROM graphile_worker.add_jobs(
    array(SELECT json_populate_recordset(null::graphile_worker.job_spec, $1::json)))`,
};

/** The queue merges two lists under one key and turns null into {}; wrapped in an object they stay unchanged. */
export type Box = { readonly payload?: unknown };

const specOf = (job: NewJob) => ({
  identifier: job.task,
  payload: { payload: job.payload } satisfies Box,
  job_key: job.key,
  run_at: job.runAt?.toISOString(),
  max_attempts: job.maxAttempts,
});

/** PostgreSQL refuses two rows of one key in one statement; the last one wins. */
const lastOfEachKey = (jobs: readonly NewJob[]): NewJob[] => {
  const lastAt = new Map(jobs.map((job, index) => [job.key, index]));
  return jobs.filter((job, index) => job.key === undefined || lastAt.get(job.key) === index);
};

/** Adds jobs in one statement, as part of the caller's transaction. */
export const addJobs = async (tx: Transaction, jobs: readonly NewJob[]): Promise<void> => {
  if (jobs.length === 0) return;
  await tx.rows(ADD_JOBS, [JSON.stringify(lastOfEachKey(jobs).map(specOf))]);
};
