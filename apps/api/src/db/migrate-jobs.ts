import { Logger, runMigrations } from 'graphile-worker';
import { Pool } from 'pg';
import { databaseRoles } from './roles.ts';

const SYSTEM = databaseRoles.system;

/**
 * The queue's tables have row level security without a policy, so only their owner sees them. This
 * adds a policy that gives `system` the rows, without the right to alter tables. It runs after each
 * migration, one at a time, to cover tables of a newer version.
 */
const OPEN_TO_SYSTEM = `
  SELECT pg_advisory_xact_lock(hashtext('karigar.open-jobs'));
  GRANT USAGE ON SCHEMA graphile_worker TO ${SYSTEM};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA graphile_worker TO ${SYSTEM};
  REVOKE INSERT, UPDATE, DELETE ON graphile_worker.migrations FROM ${SYSTEM};
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA graphile_worker TO ${SYSTEM};
  GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA graphile_worker TO ${SYSTEM};
  DO $$
  DECLARE locked regclass;
  BEGIN
    FOR locked IN
      SELECT oid FROM pg_class
       WHERE relnamespace = 'graphile_worker'::regnamespace AND relrowsecurity
         AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = pg_class.oid AND polname = 'system_works')
    LOOP
      EXECUTE format('CREATE POLICY system_works ON %s TO ${SYSTEM} USING (true)', locked);
    END LOOP;
  END
  $$;`;

type JobsMigration = {
  /** Connects as the role `jobs`. */
  readonly url: string;
  readonly log: (line: string) => void;
};

/** Runs the job queue's own migration as the role that owns it. */
export const migrateJobs = async ({ url, log }: JobsMigration): Promise<void> => {
  const pgPool = new Pool({ connectionString: url, max: 1 });
  const logger = new Logger(() => (level, message) => {
    if (level !== 'debug') log(message);
  });
  // A lost connection already fails the waiting query; the queue requires these listeners.
  pgPool.on('error', () => {}).on('connect', () => {});
  try {
    await runMigrations({ pgPool, logger });
    await pgPool.query(OPEN_TO_SYSTEM);
  } finally {
    await pgPool.end();
  }
};
