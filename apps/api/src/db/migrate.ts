import { join } from 'node:path';
import { runner } from 'node-pg-migrate';
import { withClient } from './connect.ts';
import { migrateJobs } from './migrate-jobs.ts';
import { urlFor } from './roles.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

export type Migration = {
  /** As `owner`, in the database to migrate. */
  readonly url: string;
  /** As `jobs`, where the two have passwords of their own. */
  readonly jobsUrl?: string;
  readonly folder?: string;
  readonly log?: (line: string) => void;
};

/** Brings a prepared database up to date, forward only, and answers the files it ran. */
export const migrate = async ({
  url,
  jobsUrl = urlFor(url, 'jobs'),
  folder = migrationsFolder,
  log = () => {},
}: Migration): Promise<string[]> => {
  // Our own client, because the runner does not wait for the end of one it opened.
  const ran = await withClient(url, (dbClient) =>
    runner({
      dbClient,
      dir: folder,
      ignorePattern: String.raw`(?!.*\.sql$).*`,
      direction: 'up',
      migrationsTable: 'schema_migrations',
      advisoryLockMode: 'wait',
      log,
    }),
  );
  await migrateJobs({ url: jobsUrl, log });
  return ran.map(({ name }) => name);
};
