import type { Statement, Transaction } from '#platform/db';

const FIND_OLD_TABLES: Statement = {
  name: 'find-old-job-tables',
  text: `SELECT to_regclass('graphile_worker._private_jobs') IS NOT NULL AS found`,
};

/** Class of the advisory locks that mark living workers of the previous release. */
const ALIVE = 0x6a6f6273;

/** A job that a living worker of the previous release runs is left to it. */
const MOVE_OLD_JOBS: Statement = {
  name: 'move-old-jobs',
  text: `
    WITH old AS (
      DELETE FROM graphile_worker._private_jobs AS job
       USING graphile_worker._private_tasks AS task
       WHERE task.id = job.task_id AND (locked_at IS NULL
         OR (locked_at < now() - interval '10 seconds' AND NOT EXISTS (
           SELECT FROM pg_locks
            WHERE locktype = 'advisory' AND objsubid = 2 AND classid = $1::bigint::oid
              AND objid = (hashtext(locked_by)::bigint & 4294967295)::oid
              AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))))
      RETURNING task.identifier, job.payload->'payload' AS payload, key, run_at, attempts,
        max_attempts, last_error)
    INSERT INTO jobs (task, payload, key, run_at, attempts, max_attempts, last_error)
    SELECT * FROM old
    ON CONFLICT (key) WHERE worker IS NULL DO NOTHING`,
};

/** Moves jobs that the previous release added; a key that waits here already has the newer job. */
export const moveOldJobs = async (tx: Transaction): Promise<void> => {
  const [old] = await tx.rows<{ found: boolean }>(FIND_OLD_TABLES);
  if (old?.found === true) await tx.rows(MOVE_OLD_JOBS, [ALIVE]);
};
