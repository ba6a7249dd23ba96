import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withClient } from '#db/connect';
import { dropDatabase } from '#db/prepare';
import { inDatabase } from '#db/roles';
import { createTestDatabase, type TestDatabase } from './template-db.ts';

let migrations: string;
const created: TestDatabase[] = [];

beforeEach(() => {
  migrations = mkdtempSync(join(tmpdir(), 'karigar-migrations-'));
  // The folder's own name makes the content unique to this run.
  writeFileSync(
    join(migrations, '0001_tea.sql'),
    `CREATE TABLE tea (name text); INSERT INTO tea VALUES ('${migrations}');`,
  );
});

afterEach(async () => {
  const templates = new Set(created.map(templateOf));
  await Promise.all(created.splice(0).map((database) => database.drop()));
  for (const database of templates) await dropDatabase({ adminUrl: adminUrl(), database });
  rmSync(migrations, { recursive: true });
});

it('gives each caller a migrated database of its own, from one template built once', async () => {
  const [one, two, three] = await Promise.all([create(), create(), create()]);
  await query(one.url('owner'), `INSERT INTO tea VALUES ('masala')`);

  expect(new Set([one.name, two.name, three.name]).size).toBe(3);
  expect(await query(one.url('owner'), 'SELECT count(*)::int AS teas FROM tea')).toEqual([
    { teas: 2 },
  ]);
  expect(await query(two.url('owner'), 'SELECT name FROM tea')).toEqual([{ name: migrations }]);
  expect(new Set([one, two, three].map(templateOf)).size).toBe(1);
});

it('connects each database role as itself and lets no other role in', async () => {
  const database = await create();
  for (const role of ['owner', 'app', 'system', 'ops'] as const) {
    expect(await query(database.url(role), 'SELECT current_user AS me')).toEqual([
      { me: `karigar_${role}` },
    ]);
  }
  const open = `SELECT has_database_privilege('public', current_database(), 'CONNECT') AS open`;
  expect(await query(database.url('admin'), open)).toEqual([{ open: false }]);
});

it('builds another template when a migration changes', async () => {
  const before = await create();
  writeFileSync(join(migrations, '0002_coffee.sql'), 'CREATE TABLE coffee (name text);');
  const after = await create();

  expect(templateOf(after)).not.toBe(templateOf(before));
  expect(await query(after.url('owner'), 'SELECT name FROM coffee')).toEqual([]);
});

it('rebuilds a template that a dead run left half-built', async () => {
  const first = await create();
  const template = templateOf(first);
  await withClient(adminUrl(), async (admin) => {
    // Other files run in parallel, and their sweep would drop the unmarked template first.
    await admin.query(`SELECT pg_advisory_lock(hashtextextended($1, 0))`, [template]);
    await admin.query(`COMMENT ON DATABASE ${template} IS NULL`);
    await admin.query(`ALTER DATABASE ${template} ALLOW_CONNECTIONS true`);
    await query(inDatabase(adminUrl(), template), 'DROP TABLE tea');
  });

  const second = await create();
  expect(await query(second.url('owner'), 'SELECT name FROM tea')).toEqual([{ name: migrations }]);
});

it('sweeps databases of runs that are more than two hours old, and nothing younger', async () => {
  const hoursAgo = (hours: number) => (Date.now() - hours * 3_600_000).toString(36);
  const old = `karigar_test_000000000000_${hoursAgo(2.1)}_00000000`;
  const young = `karigar_test_000000000000_${hoursAgo(1.9)}_00000000`;
  await query(adminUrl(), `CREATE DATABASE ${old}`);
  await query(adminUrl(), `CREATE DATABASE ${young}`);

  await create();
  const isThere = async (name: string) =>
    (await query(adminUrl(), `SELECT FROM pg_database WHERE datname = '${name}'`)).length > 0;
  // Another file's sweep may hold the lock, and then ours skips it.
  await expect.poll(() => isThere(old), { timeout: 10_000 }).toBe(false);
  const youngIsThere = await isThere(young);
  await dropDatabase({ adminUrl: adminUrl(), database: young });
  expect(youngIsThere).toBe(true);
});

it('drops a test database that is still in use', async () => {
  const database = await create();
  await withClient(database.url('app'), async (client) => {
    client.on('error', () => {});
    await database.drop();
  });
  const left = `SELECT FROM pg_database WHERE datname = '${database.name}'`;
  expect(await query(adminUrl(), left)).toEqual([]);
});

const create = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase({ migrations });
  created.push(database);
  return database;
};

const templateOf = ({ name }: TestDatabase): string =>
  `karigar_test_template_${name.split('_')[2] ?? ''}`;

const adminUrl = (): string =>
  process.env['DATABASE_ADMIN_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

const query = async (url: string, text: string): Promise<unknown[]> =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(text)).rows);
