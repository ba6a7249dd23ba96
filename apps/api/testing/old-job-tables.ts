import { Logger, runMigrations } from 'graphile-worker';
import { Pool } from 'pg';

const OPEN_TO_SYSTEM = `
  GRANT USAGE ON SCHEMA graphile_worker TO karigar_system;
  GRANT SELECT, UPDATE, DELETE ON ALL TABLES IN SCHEMA graphile_worker TO karigar_system;
  CREATE POLICY system_works ON graphile_worker._private_jobs TO karigar_system USING (true);
  CREATE POLICY system_works ON graphile_worker._private_tasks TO karigar_system USING (true);`;
const ADD = `SELECT graphile_worker.add_job(identifier => 'ring', payload => $1, job_key => $2, max_attempts => 8)`;
const TAKE = `UPDATE graphile_worker._private_jobs
  SET attempts = 2, locked_by = $2, locked_at = now() - interval '1 minute' WHERE key = $1`;

/** The job tables of the previous release, and a superuser's pool. */
export const createOldJobTables = async (adminUrl: string) => {
  const pgPool = new Pool({ connectionString: adminUrl, max: 2 });
  // The queue requires these listeners.
  pgPool.on('error', () => {}).on('connect', () => {});
  await runMigrations({ pgPool, logger: new Logger(() => () => {}) });
  await pgPool.query(OPEN_TO_SYSTEM);
  const living = await pgPool.connect();
  return {
    add: (n: number, key: string | null) => pgPool.query(ADD, [{ payload: { n } }, key]),
    /** Marks the worker as alive until the tables are closed. */
    live: (worker: string) =>
      living.query(`SELECT pg_advisory_lock_shared(x'6a6f6273'::int, hashtext($1))`, [worker]),
    take: (key: string, worker: string) => pgPool.query(TAKE, [key, worker]),
    left: async (): Promise<unknown[]> =>
      (await pgPool.query(`SELECT key FROM graphile_worker._private_jobs`)).rows,
    moved: async (): Promise<unknown[]> =>
      (
        await pgPool.query(
          `SELECT task, payload, key, attempts, max_attempts FROM jobs ORDER BY payload->'n'`,
        )
      ).rows,
    close: async (): Promise<void> => {
      living.release(true);
      await pgPool.end();
    },
  };
};
