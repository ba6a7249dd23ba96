import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runner } from 'node-pg-migrate';
import type { Client } from 'pg';
import { foundCell, holdIdsToCell } from './cell.ts';
import { withClient } from './connect.ts';
import { refuseOldPostgres } from './postgres-version.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** While a migration waits for a table, everybody who comes after it waits too: it gives up soon and tries again. */
const LOCK_MS = 200;
const STATEMENT_MS = 15 * 60_000;
const AGAIN_MS = 1000;
const PATIENCE_MS = 10 * 60_000;
const NO_LOCK = '55P03';

const hasNoLock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === NO_LOCK;

export type Migration = {
  /** Connects as the role `owner`, in the database to migrate. */
  readonly url: string;
  readonly folder?: string;
  /** The cell of a new database, and what an existing one must be; without it any cell is accepted. */
  readonly cell?: number | undefined;
  readonly log?: (line: string) => void;
  /** How long it may wait, in short tries, for tables that somebody else uses. */
  readonly patienceMs?: number;
};

/** Does it again while somebody else uses the table that it needs. */
const inShortTries = async <Result>(
  work: () => Promise<Result>,
  patienceMs: number,
  log: (line: string) => void,
): Promise<Result> => {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!hasNoLock(error) || Date.now() + AGAIN_MS > until) throw error;
      log('a table is in use: the migration waits and tries again');
      await pause(AGAIN_MS);
    }
  }
};

/** Runs the next file that has not run yet, in a transaction; its name, or null after the last. */
const runNext = async (
  dbClient: Client,
  folder: string,
  log: (line: string) => void,
): Promise<string | null> => {
  const [ran] = await runner({
    dbClient,
    dir: folder,
    ignorePattern: String.raw`(?!.*\.sql$).*`,
    direction: 'up',
    count: 1,
    singleTransaction: true,
    migrationsTable: 'schema_migrations',
    advisoryLockMode: 'wait',
    log,
  });
  return ran?.name ?? null;
};

/** Migrates a prepared database forward only, a file in each transaction; returns the files it ran. */
export const migrate = async ({
  url,
  folder = migrationsFolder,
  cell,
  log = () => {},
  patienceMs = PATIENCE_MS,
}: Migration): Promise<string[]> =>
  // Our own client, because the runner does not wait until a client that it opened is closed.
  withClient(url, async (dbClient) => {
    await refuseOldPostgres(dbClient);
    if (cell !== undefined) await foundCell(dbClient, cell);
    await dbClient.query(`SET lock_timeout = ${LOCK_MS}; SET statement_timeout = ${STATEMENT_MS}`);
    const ran: string[] = [];
    for (;;) {
      const name = await inShortTries(() => runNext(dbClient, folder, log), patienceMs, log);
      if (name === null) break;
      ran.push(name);
    }
    await inShortTries(() => holdIdsToCell(dbClient), patienceMs, log);
    return ran;
  });
