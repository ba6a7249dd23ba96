import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Client } from 'pg';
import { identifier, withClient } from '#db/connect';
import { migrate, migrationsFolder } from '#db/migrate';
import { dropDatabase, limitConnections, prepareDatabase } from '#db/prepare';
import { type DatabaseRole, databaseRoles, inDatabase, urlFor } from '#db/roles';
import { createLook } from './create-look.ts';
import { demoNow } from './demo-world-now.ts';
import type { Look } from './fresh-people.ts';

export type TestDatabase = {
  readonly name: string;
  /** `admin` is the server's superuser: for reading past row level security, never for acting. */
  url(role: DatabaseRole | 'admin'): string;
  /** Runs SQL past row level security, as no part of the server can. */
  readonly look: Look;
  drop(): Promise<void>;
};

export type TestDatabaseOptions = {
  /** `demo` has the demo world as it is at `now`. */
  readonly template?: 'empty' | 'demo';
  readonly now?: Instant;
  readonly migrations?: string;
  readonly cell?: number;
};

const ADMIN_URL =
  process.env['DATABASE_ADMIN_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const HOUR = 3_600_000;
const CLONE = /^karigar_test_[0-9a-f]{12}_([0-9a-z]+)_[0-9a-f]{8}$/;

/** A database for one test file, copied from a template that is migrated once per content. */
export const createTestDatabase = async ({
  template = 'empty',
  now = demoNow,
  migrations = migrationsFolder,
  cell = 0,
}: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  const hash = hashOf(migrations, cell, template === 'demo' ? String(now) : undefined);
  const source = `karigar_test_template_${hash}`;
  const name = `karigar_test_${hash}_${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`;

  await withClient(ADMIN_URL, async (admin) => {
    await sweep(admin, source);
    await cloneTemplate(admin, source, name, async () => {
      await prepareDatabase({ adminUrl: ADMIN_URL, database: source });
      const url = urlFor(ADMIN_URL, 'owner', source);
      await migrate({ url, folder: migrations, cell });
      if (template === 'demo') await seed(url, now);
    });
    await limitConnections(admin, name);
  });

  const adminUrl = inDatabase(ADMIN_URL, name);
  const { look, close } = createLook(adminUrl);
  return {
    name,
    url: (role) => (role === 'admin' ? adminUrl : urlFor(ADMIN_URL, role, name)),
    look,
    drop: async () => {
      await close();
      await dropDatabase({ adminUrl: ADMIN_URL, database: name });
    },
  };
};

const seed = async (url: string, now: Instant): Promise<void> => {
  const { seedDemoWorld } = await import('./demo-world.ts');
  await withClient(url, (client) => seedDemoWorld(client, now));
};

/** Everything that shapes a template is in its name, so that a change never meets an old template. */
const hashOf = (migrations: string, cell: number, demoTime: string | undefined): string => {
  const source = join(import.meta.dirname, '../src');
  const isCode = (file: string) => /(?<!\.test)\.ts$/.test(file);
  const files = [
    ...readFolder(migrations).filter((file) => file.endsWith('.sql')),
    ...readFolder(join(source, 'db')).filter(isCode),
    join(source, '../package.json'),
    ...(demoTime === undefined ? [] : demoFiles(source).filter(isCode)),
  ];
  const hash = createHash('sha256').update(`${cell} ${demoTime}`);
  for (const file of files) hash.update(`\0${basename(file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

/** Sealed values open only with the keys and the format they were sealed with. */
const demoFiles = (source: string): string[] => [
  ...readFolder(import.meta.dirname),
  ...readFolder(join(source, 'catalogue')),
  join(source, 'config.ts'),
  join(source, 'platform/vault.ts'),
];

const readFolder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .toSorted();

/**
 * Copying shares the template's lock, building and sweeping hold it alone. Advisory locks belong to
 * the coordinating database, so every connection that takes one must be in that database.
 */
const cloneTemplate = async (
  admin: Client,
  template: string,
  name: string,
  build: () => Promise<void>,
): Promise<void> => {
  const copied = await locked(admin, template, 'shared', async () => {
    if (!(await isReady(admin, template))) return false;
    await admin.query(
      `CREATE DATABASE ${identifier(name)} OWNER ${databaseRoles.owner} TEMPLATE ${identifier(template)}`,
    );
    return true;
  });
  if (copied) return;

  await locked(admin, template, 'alone', async () => {
    if (await isReady(admin, template)) return;
    // A template without its mark was left half-built by a run that died.
    await admin.query(`DROP DATABASE IF EXISTS ${identifier(template)} WITH (FORCE)`);
    await build();
    await admin.query(`ALTER DATABASE ${identifier(template)} ALLOW_CONNECTIONS false`);
    await admin.query(`COMMENT ON DATABASE ${identifier(template)} IS 'ready since ${Date.now()}'`);
  });
  await cloneTemplate(admin, template, name, build);
};

const locked = async <Result>(
  admin: Client,
  template: string,
  how: 'shared' | 'alone',
  work: () => Promise<Result>,
): Promise<Result> => {
  const suffix = how === 'shared' ? '_shared' : '';
  await admin.query(`SELECT pg_advisory_lock${suffix}(hashtextextended($1, 0))`, [template]);
  try {
    return await work();
  } finally {
    await admin.query(`SELECT pg_advisory_unlock${suffix}(hashtextextended($1, 0))`, [template]);
  }
};

const isReady = async (admin: Client, template: string): Promise<boolean> =>
  (await listDatabases(admin)).some(({ name, readySince }) => name === template && readySince > 0);

const listDatabases = async (
  admin: Client,
): Promise<{ readonly name: string; readonly readySince: Instant }[]> => {
  const { rows } = await admin.query<{ name: string; mark: string | null }>(
    `SELECT datname AS name, shobj_description(oid, 'pg_database') AS mark
       FROM pg_database WHERE datname LIKE 'karigar\\_test\\_%'`,
  );
  return rows.map(({ name, mark }) => ({
    name,
    readySince: Number(/^ready since (\d+)$/.exec(mark ?? '')?.[1] ?? 0),
  }));
};

/** Drops what crashed runs left: copies older than two hours, and templates of yesterday's content. */
const sweep = async (admin: Client, current: string): Promise<void> => {
  const age = Date.now();
  for (const { name, readySince } of await listDatabases(admin)) {
    const born = CLONE.exec(name)?.[1];
    const stale =
      born === undefined
        ? name !== current && age - readySince > 24 * HOUR
        : age - Number.parseInt(born, 36) > 2 * HOUR;
    if (stale) await dropUnlessBusy(admin, name);
  }
};

const dropUnlessBusy = async (admin: Client, name: string): Promise<void> => {
  const { rows } = await admin.query<{ free: boolean }>(
    'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS free',
    [name],
  );
  if (rows[0]?.free !== true) return;
  try {
    await admin.query(`DROP DATABASE IF EXISTS ${identifier(name)} WITH (FORCE)`);
  } finally {
    await admin.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]);
  }
};
