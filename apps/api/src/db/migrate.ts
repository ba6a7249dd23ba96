import { join } from 'node:path';
import { runner } from 'node-pg-migrate';
import { withClient } from './connect.ts';
import { migrateJobs } from './migrate-jobs.ts';
import { urlFor } from './roles.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

export type Migration = {
  /** Connects as the role `owner`, in the database to migrate. */
  readonly url: string;
  /** Connects as the role `jobs`, where it has its own password. */
  readonly jobsUrl?: string;
  readonly folder?: string;
  readonly log?: (line: string) => void;
};

/** Migrates a prepared database forward only; returns the files it ran. */
export const migrate = async ({
  url,
  jobsUrl = urlFor(url, 'jobs'),
  folder = migrationsFolder,
  log = () => {},
}: Migration): Promise<string[]> => {
  // Our own client, because the runner does not wait until a client that it opened is closed.
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
