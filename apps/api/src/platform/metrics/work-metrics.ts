import type { Meters } from './meters.ts';

/** What waits in the database. Rows are counted up to a limit, so that a look stays cheap. */
export type Backlog = {
  readonly outboxRows: number;
  readonly outboxSeconds: number;
  readonly dueJobs: number;
  readonly dueSeconds: number;
};

/** done, failed (waits for its next attempt), dead (it had no attempt left) or replaced (a newer one does the work). */
export type JobOutcome = 'done' | 'failed' | 'dead' | 'replaced';

/** The relay, the jobs and the rounds. */
export const workMetrics = ({ counter, gauge, histogram }: Meters) => {
  const relayRows = counter('karigar_relay_rows_total', 'Outbox rows passed on.');
  const outboxRows = gauge('karigar_outbox_rows', 'Rows in the outbox, counted up to 10,000.');
  const outboxSeconds = gauge(
    'karigar_outbox_oldest_seconds',
    'How long the oldest row of the outbox has waited for the relay.',
  );
  const dueJobs = gauge('karigar_jobs_due', 'Jobs whose time has come, counted up to 10,000.');
  const dueSeconds = gauge(
    'karigar_jobs_oldest_seconds',
    'How long the job that is due the longest has waited for a worker.',
  );
  const jobs = counter('karigar_jobs_total', 'Attempts at jobs, by what became of them.', [
    'task',
    'outcome',
  ]);
  const jobSeconds = histogram(
    'karigar_job_seconds',
    'Time of one attempt at a job.',
    [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30],
    ['task'],
  );
  const deadLetters = counter(
    'karigar_dead_letters_total',
    'Jobs given up after their last attempt.',
  );
  const roundEvery = gauge('karigar_round_every_seconds', 'How often a round is to run.', [
    'round',
  ]);
  const roundSuccess = gauge(
    'karigar_round_success_timestamp_seconds',
    'When a round last succeeded; when it was started, before the first success.',
    ['round'],
  );
  const roundFailures = counter('karigar_round_failures_total', 'Failures of a round.', ['round']);
  const auditUnsealed = gauge(
    'karigar_audit_unsealed_seconds',
    'How long the oldest audit row without a seal has waited.',
  );
  // By label, so that a process without the worker says nothing instead of 0.
  const partitionsAhead = gauge(
    'karigar_partitions_ahead_days',
    'For how many days from now on the table has partitions; without one new rows are refused.',
    ['table'],
  );
  const erased = counter(
    'karigar_erased_rows_total',
    'Rows erased, or emptied, because they were old.',
    ['rule'],
  );
  return {
    relayed: (rows: number): void => relayRows.inc(rows),
    waits: (backlog: Backlog): void => {
      outboxRows.set(backlog.outboxRows);
      outboxSeconds.set(backlog.outboxSeconds);
      dueJobs.set(backlog.dueJobs);
      dueSeconds.set(backlog.dueSeconds);
    },
    jobEnded: (task: string, outcome: JobOutcome, seconds: number): void => {
      jobs.inc({ task, outcome });
      jobSeconds.observe({ task }, seconds);
    },
    gaveUp: (): void => deadLetters.inc(),
    roundStarted: (round: string, everySeconds: number): void => {
      roundEvery.set({ round }, everySeconds);
      roundSuccess.set({ round }, Date.now() / 1000);
      roundFailures.inc({ round }, 0);
    },
    roundSucceeded: (round: string): void => roundSuccess.set({ round }, Date.now() / 1000),
    roundFailed: (round: string): void => roundFailures.inc({ round }),
    auditUnsealed: (seconds: number): void => auditUnsealed.set(seconds),
    partitionsAhead: (table: string, days: number): void => partitionsAhead.set({ table }, days),
    erased: (rule: string, rows: number): void => erased.inc({ rule }, rows),
  };
};
