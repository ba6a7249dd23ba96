import { Logger, runMigrations } from 'graphile-worker';
import { Pool } from 'pg';
import { databaseRoles } from './roles.ts';

const SYSTEM = databaseRoles.system;

/**
 * The queue's tables are under row level security without a policy, so that only their owner sees
 * them: `system` gets the rows by a policy and no right to change a table. Tables a newer version
 * adds are covered by running this after each migration, one at a time.
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
  /** As `jobs`. */
  readonly url: string;
  readonly log: (line: string) => void;
};

/** The job queue's own migration, by the role that owns it. */
export const migrateJobs = async ({ url, log }: JobsMigration): Promise<void> => {
  const pgPool = new Pool({ connectionString: url, max: 1 });
  const logger = new Logger(() => (level, message) => {
    if (level !== 'debug') log(message);
  });
  // A lost connection fails the query that waits for it; the queue only insists on listeners.
  pgPool.on('error', () => {}).on('connect', () => {});
  try {
    await runMigrations({ pgPool, logger });
    await pgPool.query(OPEN_TO_SYSTEM);
  } finally {
    await pgPool.end();
  }
};
