import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createJobStore, type TakenJob } from './job-store.ts';
import { superviseJobs, type OnDead } from './supervise-jobs.ts';
import type { Log } from './log.ts';

/** Runs at least once, so it must be idempotent. A thrown error is retried with growing delays. */
export type Task = (
  payload: unknown,
  job: { readonly attempt: number; readonly lastAttempt: boolean },
) => Promise<void>;

export type JobWorker = {
  /** Takes no more jobs and waits for the running ones. */
  readonly stop: () => Promise<void>;
};

type Setup = {
  /** Owned by the worker, at least two connections, without pgbouncer: it uses LISTEN and session locks. */
  readonly pool: Pool;
  readonly tasks: Readonly<Record<string, Task>>;
  readonly concurrency: number;
  /** Called with each job whose last attempt failed; the job is deleted after this resolves. */
  readonly onDead: OnDead;
  readonly log: Log;
  readonly pollMs?: number;
  readonly watchEveryMs?: number;
};

const FEWEST_CONNECTIONS = 2;
const RETRY_MS = 500;
const LAST_TRIES = 3;

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : String(error);

const guarded = new WeakSet<Pool>();

/** An unhandled connection 'error' ends the process, also while the connection is idle or closing. */
const guardPool = (pool: Pool, log: Log): void => {
  if (guarded.has(pool)) return;
  guarded.add(pool);
  const onLost = (error: Error): void => {
    log.warn({ err: error }, 'jobs: connection lost');
  };
  pool.on('error', onLost).on('acquire', (client) => {
    if (!client.listeners('error').includes(onLost)) client.on('error', onLost);
  });
};

export const startWorker = (setup: Setup): JobWorker => {
  const { pool, tasks, concurrency, onDead, log, pollMs = 1_000 } = setup;
  if (pool.options.max < FEWEST_CONNECTIONS) throw new Error('jobs: the pool is too small');
  guardPool(pool, log);

  const workerId = `worker-${randomUUID()}`;
  const store = createJobStore(pool, workerId);
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  let sleep = new AbortController();
  const wake = (): void => {
    sleep.abort();
  };

  /** Retries until the result is written to the queue; until then the slot stays occupied. */
  const retryUntilWritten = async (write: () => Promise<void>): Promise<void> => {
    for (let triesLeft = LAST_TRIES; triesLeft > 0;) {
      try {
        await write();
        return;
      } catch (error) {
        log.warn({ err: error }, 'jobs: could not write');
        if (stopping.signal.aborted) triesLeft -= 1;
        await pause(RETRY_MS);
      }
    }
  };

  const failed = async (job: TakenJob, error: unknown): Promise<void> => {
    const { id, task, attempts, maxAttempts } = job;
    log.warn({ err: error, task, job: id, attempt: attempts, of: maxAttempts }, 'jobs: failed');
    if (attempts < maxAttempts) {
      await retryUntilWritten(() => store.forgetReplaced(id));
      await retryUntilWritten(() => store.giveBack(id, messageOf(error)));
      return;
    }
    try {
      await onDead(task, job.box.payload, error);
      await retryUntilWritten(() => store.finish(id));
    } catch (failure) {
      // No attempts left: superviseJobs writes the dead letter later.
      log.error({ err: failure, task, job: id }, 'jobs: dead letter not written');
      await retryUntilWritten(() => store.giveBack(id, messageOf(error)));
    }
  };

  const perform = async (job: TakenJob): Promise<void> => {
    const lastAttempt = job.attempts >= job.maxAttempts;
    try {
      await tasks[job.task]?.(job.box.payload, { attempt: job.attempts, lastAttempt });
    } catch (error) {
      await failed(job, error);
      return;
    }
    await retryUntilWritten(() => store.finish(job.id));
  };

  let mayHaveOrphans = false;
  const takeJobs = async (): Promise<void> => {
    const free = concurrency - running.size;
    if (free === 0) return;
    if (mayHaveOrphans) await store.freeOrphanedJobs([...running.keys()]);
    mayHaveOrphans = true;
    const jobs = await store.take(Object.keys(tasks), free);
    mayHaveOrphans = false;
    for (const job of jobs) {
      const work = perform(job).finally(() => {
        running.delete(job.id);
        wake();
      });
      running.set(job.id, work);
    }
    if (jobs.length === free) wake();
  };

  const workForever = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      sleep = new AbortController();
      const woken = AbortSignal.any([sleep.signal, stopping.signal]);
      await takeJobs().catch((error: unknown) => {
        log.warn({ err: error }, 'jobs: could not take');
      });
      await pause(pollMs, undefined, { signal: woken }).catch(() => {});
    }
    await Promise.all(running.values());
  };
  const working = workForever();
  const watch = superviseJobs({ ...setup, workerId, onNewJobs: wake });

  return {
    stop: async () => {
      stopping.abort();
      await working;
      await watch.stop();
    },
  };
};
