import { PgBoss, type Db, type JobWithMetadata, type SendOptions } from 'pg-boss';
import { withClient } from '#db/connect';
import { CONCURRENCY, EFFECT, type Engine, type PlannedJob, type Work } from './job-engine-plan.ts';

const QUEUE = 'proof';

/** Its shortest times: a heartbeat under ten seconds is refused. */
const OPTIONS = {
  heartbeatSeconds: 10,
  retryLimit: 24,
  retryDelay: 1,
  retryBackoff: true,
  expireInSeconds: 60,
};
const SUPERVISION = {
  superviseIntervalSeconds: 1,
  monitorIntervalSeconds: 1,
  queueCacheIntervalSeconds: 1,
};
const NETWORK = { connectionTimeoutMillis: 3000, query_timeout: 3000, keepAlive: true };

const connect = (url: string, options: { readonly supervise: boolean }): PgBoss => {
  const settings = {
    connectionString: url,
    max: 2 * CONCURRENCY + 4,
    schedule: false,
    ...SUPERVISION,
    ...NETWORK,
    ...options,
  };
  return new PgBoss(settings).on('error', () => {});
};

/** pg-boss's own runner; a job is finished in the transaction of its effect. */
export const boss: Engine = {
  name: 'pg-boss',
  install: async (url) => {
    const here = connect(url, { supervise: false });
    await here.start();
    await here.createQueue(QUEUE, OPTIONS);
    await here.stop();
  },
  add: async (url, jobs, keep) => {
    const here = connect(url, { supervise: false });
    await here.start();
    await withClient(url, async (client) => {
      const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
      const sendOne = async ({ work, key, dueAt }: PlannedJob): Promise<void> => {
        const options: SendOptions = { startAfter: new Date(dueAt), db };
        if (key === null) await here.send(QUEUE, work, options);
        else await here.upsert(QUEUE, work, { ...options, singletonKey: key });
      };
      await client.query('BEGIN');
      for (const job of jobs) await sendOne(job);
      await client.query(keep ? 'COMMIT' : 'ROLLBACK');
    });
    await here.stop();
  },
  start: async (url, perform) => {
    const here = connect(url, { supervise: true });
    await here.start();
    await here.work(
      QUEUE,
      {
        localConcurrency: CONCURRENCY,
        pollingIntervalSeconds: 0.5,
        burstWhenReadyExceeds: 1,
        heartbeatRefreshSeconds: 2,
        includeMetadata: true,
        transactional: true,
      },
      async ([job]: JobWithMetadata<Work>[], tx: Db) => {
        if (job === undefined) return;
        const work = job.data;
        await perform(work, job.retryCount + 1, async (attempt) => {
          await tx.executeSql(EFFECT, [boss.name, work.n, attempt]);
        });
      },
    );
    return { stop: () => here.stop({ graceful: true, timeout: 20_000 }) };
  },
};
