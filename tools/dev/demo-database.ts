import { resolve } from 'node:path';
import { dayOf } from '@karigar/domain/dates/india-day';
import { readConfig } from '../../apps/api/src/config.ts';
import { identifier, withClient } from '../../apps/api/src/db/connect.ts';
import { migrate, migrationsFolder } from '../../apps/api/src/db/migrate.ts';
import { dropDatabase, prepareDatabase } from '../../apps/api/src/db/prepare.ts';
import { urlFor } from '../../apps/api/src/db/roles.ts';
import { createDiskFiles } from '../../apps/api/src/platform/disk-files.ts';
import { putDemoPictures } from '../../apps/api/testing/demo-pictures.ts';
import { seedDemoWorld } from '../../apps/api/testing/demo-world.ts';
import { repoRoot } from '../repo/root.ts';
import { PlainError } from './plainly.ts';
import { hashMigrations, isOutdated, readStamp, writeStamp, type Stamp } from './schema-stamp.ts';

type Client = Parameters<Parameters<typeof withClient>[1]>[0];

export interface DemoDatabase {
  adminUrl: string;
  database: string;
  /** Drops the existing database first. */
  isFresh: boolean;
  /** The file folder of the server that will use the database, if not the configured one. */
  files?: string;
}

/** Creates and migrates the database, and seeds it when empty; returns its day. */
export async function readyDemoDatabase({
  adminUrl,
  database,
  isFresh,
  files = readConfig(process.env).files.directory,
}: DemoDatabase) {
  await putDemoPictures(createDiskFiles(resolve(repoRoot, files)));
  if (isFresh) await dropDatabase({ adminUrl, database });
  await prepareDatabase({ adminUrl, database });
  const url = urlFor(adminUrl, 'owner', database);
  const migrations = hashMigrations(migrationsFolder);
  return withClient(url, async (client) => {
    const { day } = await checkedStamp(client, migrations);
    await migrate({ url });
    await stamp(client, database, { day, migrations });
    const { rowCount } = await client.query('SELECT FROM accounts LIMIT 1');
    if (rowCount !== 0) return day;
    const now = Date.now();
    await seedDemoWorld(client, now);
    await stamp(client, database, { day: dayOf(now), migrations });
    return dayOf(now);
  });
}

/** The migration runner knows files by name only and would skip a changed one. */
async function checkedStamp(
  client: Client,
  migrations: ReadonlyMap<string, string>,
): Promise<Stamp> {
  const { rows } = await client.query<{ migrated: boolean; comment: string | null }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS migrated,
            shobj_description(oid, 'pg_database') AS comment
       FROM pg_database WHERE datname = current_database()`,
  );
  const found = readStamp(rows[0]?.comment ?? '');
  if (rows[0]?.migrated === true && isOutdated(found, migrations)) {
    throw new PlainError(
      'The schema has changed since this database was made: run `npm run dev -- --fresh`',
    );
  }
  return found;
}

async function stamp(client: Client, database: string, content: Stamp): Promise<void> {
  const comment = client.escapeLiteral(writeStamp(content));
  await client.query(`COMMENT ON DATABASE ${identifier(database)} IS ${comment}`);
}
