import { Pool } from 'pg';
import { expect, vi } from 'vitest';
import { createTestDatabase } from '../template-db.ts';
import { type JobWorker, startWorker, type Task } from '#platform/job-worker';
import { addJobs, type NewJob } from '#platform/jobs';
import { connectDatabase, createPool, SYSTEM, type Transaction } from '#platform/db';
import { createLog } from '#platform/log';
import { openTcpProxy } from './tcp-proxy.ts';

type Tasks = Readonly<Record<string, Task>>;
type Dead = { readonly task: string; readonly payload: unknown; readonly error: unknown };

const LEASE_MS = 1_500;

/** A job queue for one test file, and a worker that a test starts when needed. */
export const createJobWorld = async () => {
  const database = await createTestDatabase();
  const url = new URL(database.url('system'));
  const door = await openTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  url.host = `127.0.0.1:${door.port}`;
  const pool = createPool(url.href, 10);
  const outside = createPool(database.url('system'), 4);
  const system = connectDatabase({
    url: database.url('system'),
    connections: 2,
    onError: () => {},
  });
  const admin = new Pool({ connectionString: database.url('admin'), max: 2 });
  const workers: JobWorker[] = [];
  const dead: Dead[] = [];
  const lines: string[] = [];
  let deadLettersToRefuse = 0;
  const log = createLog({
    level: 'debug',
    destination: { write: (line) => void lines.push(line) },
  });

  const startOn = (on: Pool, tasks: Tasks): JobWorker => {
    const worker = startWorker({
      pool: on,
      tasks,
      concurrency: 4,
      log,
      leaseMs: LEASE_MS,
      pollMs: 2_000,
      onDead: (task, payload, error) => {
        deadLettersToRefuse -= 1;
        if (deadLettersToRefuse >= 0) return Promise.reject(new Error('no room'));
        dead.push({ task, payload, error });
        return Promise.resolve();
      },
    });
    workers.push(worker);
    return worker;
  };

  return {
    database,
    pool,
    admin,
    dead,
    lines,
    log,
    /** The worker's proxy to PostgreSQL; the test has its own connection. */
    door,
    refuseDeadLetters: (count: number) => {
      deadLettersToRefuse = count;
    },
    start: (tasks: Tasks): JobWorker => startOn(pool, tasks),
    /** A worker whose connections are not through the proxy. */
    startOutside: (tasks: Tasks): JobWorker => startOn(outside, tasks),
    transaction: <Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value> =>
      system.transaction(SYSTEM, work),
    /** Not through the worker's proxy, because some tests close that. */
    add: (...jobs: NewJob[]): Promise<void> =>
      addJobs(
        {
          rows: async ({ text }, values = []) => {
            const { rows } = await admin.query({ text, values: [...values] });
            return rows as never;
          },
        },
        jobs,
      ),
    waiting: async (): Promise<Record<string, unknown>[]> => {
      const { rows } = await admin.query<Record<string, unknown>>(
        `SELECT payload, attempts, run_at, key, last_error FROM jobs ORDER BY id`,
      );
      return rows;
    },
    update: (assignments: string): Promise<unknown> =>
      admin.query(`UPDATE jobs SET ${assignments}`),
    cutConnections: (): Promise<unknown> =>
      admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND usename = 'karigar_system'`,
      ),
    reset: async (): Promise<void> => {
      await Promise.all(workers.splice(0).map((worker) => worker.stop()));
      await admin.query('DELETE FROM jobs');
      dead.length = 0;
      lines.length = 0;
      deadLettersToRefuse = 0;
    },
    close: async (): Promise<void> => {
      await Promise.all([pool.end(), outside.end(), admin.end(), system.close()]);
      await door.shut();
      await database.drop();
    },
  };
};

export type JobWorld = Awaited<ReturnType<typeof createJobWorld>>;

export const until = (check: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 20_000, interval: 25 });

export const untilDone = (world: JobWorld): Promise<void> =>
  until(async () => {
    expect(await world.waiting()).toEqual([]);
  });
