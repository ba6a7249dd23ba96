import { Logger, run, runMigrations } from 'graphile-worker';
import { Pool } from 'pg';
import { withClient } from '#db/connect';
import { createPool } from '#platform/db';
import { CONCURRENCY, EFFECT, type Engine, type Work } from './job-engine-plan.ts';

const TASK = 'proof';
const ADD = `SELECT graphile_worker.add_job(identifier => $1, payload => $2, run_at => $3, job_key => $4)`;
const logger = new Logger(() => () => {});

/** Its runner requires these listeners. */
const listening = (pool: Pool): Pool => pool.on('error', () => {}).on('connect', () => {});

/** graphile-worker's own runner. It has no way to finish a job in the transaction of its effect. */
export const graphile: Engine = {
  name: 'graphile-worker',
  install: async (url) => {
    const pgPool = listening(new Pool({ connectionString: url, max: 1 }));
    await runMigrations({ pgPool, logger });
    await pgPool.end();
  },
  add: (url, jobs, keep) =>
    withClient(url, async (client) => {
      await client.query('BEGIN');
      for (const { work, dueAt, key } of jobs)
        await client.query(ADD, [TASK, JSON.stringify(work), new Date(dueAt), key]);
      await client.query(keep ? 'COMMIT' : 'ROLLBACK');
    }),
  start: async (url, perform) => {
    const effects = listening(createPool(url, CONCURRENCY));
    const runner = await run({
      pgPool: listening(createPool(url, CONCURRENCY + 4)),
      concurrency: CONCURRENCY,
      pollInterval: 1_000,
      noHandleSignals: true,
      logger,
      taskList: {
        [TASK]: (payload, { job }) => {
          const work = payload as Work;
          return perform(work, job.attempts, async (attempt) => {
            await effects.query(EFFECT, [graphile.name, work.n, attempt]);
          });
        },
      },
    });
    return { stop: () => runner.stop() };
  },
};
