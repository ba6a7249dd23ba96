import { join } from 'node:path';
import { runner } from 'node-pg-migrate';
import { foundCell, holdIdsToCell } from './cell.ts';
import { withClient } from './connect.ts';
import { refuseOldPostgres } from './postgres-version.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

export type Migration = {
  /** Connects as the role `owner`, in the database to migrate. */
  readonly url: string;
  readonly folder?: string;
  /** The cell of a new database, and what an existing one must be; without it any cell is accepted. */
  readonly cell?: number | undefined;
  readonly log?: (line: string) => void;
};

/** Migrates a prepared database forward only; returns the files it ran. */
export const migrate = async ({
  url,
  folder = migrationsFolder,
  cell,
  log = () => {},
}: Migration): Promise<string[]> => {
  // Our own client, because the runner does not wait until a client that it opened is closed.
  const ran = await withClient(url, async (dbClient) => {
    await refuseOldPostgres(dbClient);
    if (cell !== undefined) await foundCell(dbClient, cell);
    const files = await runner({
      dbClient,
      dir: folder,
      ignorePattern: String.raw`(?!.*\.sql$).*`,
      direction: 'up',
      migrationsTable: 'schema_migrations',
      advisoryLockMode: 'wait',
      log,
    });
    await holdIdsToCell(dbClient);
    return files;
  });
  return ran.map(({ name }) => name);
};
