import { connectDatabase, createPool, SYSTEM, type Statement } from '#platform/db';
import { startWorker } from '#platform/job-worker';
import { addJobs, type NewJob } from '#platform/jobs';
import { createLog } from '#platform/log';
import { CONCURRENCY, EFFECT, type Engine, type PlannedJob, type Work } from './job-engine-plan.ts';

const TASK = 'proof';
const APPLY: Statement = { name: 'apply-effect', text: EFFECT };

const jobOf = ({ work, key, dueAt }: PlannedJob): NewJob => ({
  task: TASK,
  payload: work,
  runAt: new Date(dueAt),
  ...(key !== null && { key }),
});

const connect = (url: string, connections: number) =>
  connectDatabase({ url, connections, onError: () => {} });

/** Our table and loop, as the server has them; a job is finished in the transaction of its effect. */
export const ours: Engine = {
  name: 'own table',
  install: () => Promise.resolve(),
  add: async (url, jobs, keep) => {
    const database = connect(url, 1);
    const given = new Error('rolled back');
    try {
      await database
        .transaction(SYSTEM, async (tx) => {
          await addJobs(tx, jobs.map(jobOf));
          if (!keep) throw given;
        })
        .catch((error: unknown) => {
          if (error !== given) throw error;
        });
    } finally {
      await database.close();
    }
  },
  start: (url, perform) => {
    const database = connect(url, CONCURRENCY + 2);
    const pool = createPool(url, CONCURRENCY + 4);
    const worker = startWorker({
      pool,
      concurrency: CONCURRENCY,
      log: createLog({ level: 'silent' }),
      onDead: () => Promise.resolve(),
      tasks: {
        [TASK]: (payload, job) => {
          const work = payload as Work;
          return perform(work, job.attempt, (run) =>
            database.transaction(SYSTEM, async (tx) => {
              await tx.rows(APPLY, [ours.name, work.n, run]);
              await job.finishIn(tx);
            }),
          );
        },
      },
    });
    return Promise.resolve({
      stop: async () => {
        await worker.stop();
        await pool.end();
        await database.close();
      },
    });
  },
};
