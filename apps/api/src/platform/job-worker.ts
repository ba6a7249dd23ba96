import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Transaction } from './db.ts';
import { createJobStore, type TakenJob } from './job-store.ts';
import { keepJobs } from './keep-jobs.ts';
import type { Log } from './log.ts';
import type { JobOutcome } from './metrics/work-metrics.ts';

type RunningJob = {
  readonly attempt: number;
  readonly lastAttempt: boolean;
  /** The traceparent of what added the job. */
  readonly trace: string | null;
  /**
   * Finishes the job in the task's own transaction, so that what it writes is committed exactly
   * once; throws when another worker has taken the job over.
   */
  readonly finishIn: (tx: Transaction) => Promise<void>;
};

/** Runs at least once, so it must be idempotent. A thrown error is retried with growing delays. */
export type Task = (payload: unknown, job: RunningJob) => Promise<void>;

type OnDead = (task: string, payload: unknown, error: unknown) => Promise<void>;

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
  /** Called after each attempt. */
  readonly onEnded?: (task: string, outcome: JobOutcome, seconds: number) => void;
  readonly log: Log;
  readonly pollMs?: number;
  /** So long after the last sign of a worker, others take its jobs over. */
  readonly leaseMs?: number;
};

const FEWEST_CONNECTIONS = 2;
const RETRY_MS = 500;
const LAST_TRIES = 3;
const LEASE_MS = 6_000;
const KEEPS_PER_LEASE = 3;

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
  const { pool, tasks, concurrency, onDead, log, pollMs = 1_000, leaseMs = LEASE_MS } = setup;
  if (pool.options.max < FEWEST_CONNECTIONS) throw new Error('jobs: the pool is too small');
  guardPool(pool, log);

  const workerId = `worker-${randomUUID()}`;
  const store = createJobStore(pool, { workerId, leaseMs });
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

  const giveUp = async (job: TakenJob, error: unknown): Promise<void> => {
    const { id, task, payload } = job;
    try {
      await onDead(task, payload, error);
      await retryUntilWritten(() => store.finish(id));
    } catch (failure) {
      // Taken again later, without an attempt left.
      log.error({ err: failure, task, job: id }, 'jobs: dead letter not written');
      await retryUntilWritten(() => store.giveBack(id, messageOf(error)));
    }
  };

  const failed = async (job: TakenJob, error: unknown): Promise<JobOutcome> => {
    const { id, task, attempts, maxAttempts } = job;
    log.warn({ err: error, task, job: id, attempt: attempts, of: maxAttempts }, 'jobs: failed');
    if (attempts < maxAttempts) {
      await retryUntilWritten(() => store.giveBack(id, messageOf(error)));
      return 'failed';
    }
    await giveUp(job, error);
    return 'dead';
  };

  const perform = async (job: TakenJob): Promise<JobOutcome> => {
    const { id, task, payload, attempts, maxAttempts, lastError } = job;
    if (attempts > maxAttempts && !job.replaced) {
      await giveUp(job, new Error(lastError ?? 'the worker died in the last attempt'));
      return 'dead';
    }
    try {
      if (!job.replaced)
        await tasks[task]?.(payload, {
          attempt: attempts,
          lastAttempt: attempts >= maxAttempts,
          trace: job.trace,
          finishIn: (tx) => store.finishIn(tx, id),
        });
    } catch (error) {
      return failed(job, error);
    }
    await retryUntilWritten(() => store.finish(id));
    return job.replaced ? 'replaced' : 'done';
  };

  const performOne = async (job: TakenJob): Promise<void> => {
    const began = performance.now();
    const outcome = await perform(job);
    setup.onEnded?.(job.task, outcome, (performance.now() - began) / 1000);
  };

  let mayHaveOrphans = false;
  const takeJobs = async (): Promise<void> => {
    const free = concurrency - running.size;
    if (free === 0) return;
    if (mayHaveOrphans) await store.freeOrphanedJobs([...running.keys()]);
    mayHaveOrphans = true;
    const jobs = await store.take(Object.keys(tasks), [...running.keys()], free);
    mayHaveOrphans = false;
    for (const job of jobs) {
      const work = performOne(job).finally(() => {
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
  const keeping = keepJobs({
    pool,
    keep: (client) => store.keep(client, [...running.keys()]),
    everyMs: leaseMs / KEEPS_PER_LEASE,
    onNewJobs: wake,
    log,
  });

  return {
    stop: async () => {
      stopping.abort();
      await working;
      await keeping.stop();
    },
  };
};
