import type { Statement, Transaction } from './db.ts';

export type NewJob = {
  readonly task: string;
  readonly payload: unknown;
  /** A job with the key of a waiting one takes its place. */
  readonly key?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
};

const ADD_JOBS: Statement = {
  name: 'add-jobs',
  text: `SELECT count(*) FROM graphile_worker.add_jobs(
    array(SELECT json_populate_recordset(null::graphile_worker.job_spec, $1::json)))`,
};

/** The queue joins two lists under one key and turns null into {}: inside a box each stays itself. */
export type Box = { readonly payload?: unknown };

const specOf = (job: NewJob) => ({
  identifier: job.task,
  payload: { payload: job.payload } satisfies Box,
  job_key: job.key,
  run_at: job.runAt?.toISOString(),
  max_attempts: job.maxAttempts,
});

/** Two jobs of one key in one statement are an error to PostgreSQL; the later one is meant. */
const lastOfEachKey = (jobs: readonly NewJob[]): NewJob[] => {
  const lastAt = new Map(jobs.map((job, index) => [job.key, index]));
  return jobs.filter((job, index) => job.key === undefined || lastAt.get(job.key) === index);
};

/** Adds jobs in one statement, as part of the caller's transaction. */
export const addJobs = async (tx: Transaction, jobs: readonly NewJob[]): Promise<void> => {
  if (jobs.length === 0) return;
  await tx.rows(ADD_JOBS, [JSON.stringify(lastOfEachKey(jobs).map(specOf))]);
};
