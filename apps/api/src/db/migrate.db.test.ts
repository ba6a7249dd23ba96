import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/template-db';
import { withClient } from './connect.ts';
import { migrate } from './migrate.ts';
import { prepareDatabase } from './prepare.ts';

const folder = mkdtempSync(join(tmpdir(), 'karigar-migrations-'));
let database: TestDatabase;

beforeAll(async () => {
  writeFileSync(
    join(folder, '0001_tea.sql'),
    `CREATE EXTENSION pg_trgm; CREATE EXTENSION btree_gist; CREATE EXTENSION pgcrypto;
     CREATE TABLE tea (name text); GRANT SELECT ON tea TO karigar_app;`,
  );
  writeFileSync(join(folder, 'README.md'), 'Only SQL is a migration.');
  database = await createTestDatabase({ migrations: folder });
});

afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

it('migrate runs new files once, also when two processes start it at the same time', async () => {
  writeFileSync(join(folder, '0002_coffee.sql'), 'CREATE TABLE coffee (name text);');
  const ran = await Promise.all([migrateHere(), migrateHere()]);
  expect(ran.flat()).toEqual(['0002_coffee']);
  expect(await migrateHere()).toEqual([]);
});

it('migrate rolls back a failing file completely', async () => {
  const broken = join(folder, '0003_broken.sql');
  writeFileSync(broken, 'CREATE TABLE milk (name text); SELECT nonsense;');
  const lines: string[] = [];
  await expect(
    migrate({ url: database.url('owner'), folder, log: (line) => lines.push(line) }),
  ).rejects.toThrow('nonsense');
  rmSync(broken);

  expect(lines.join('\n')).toContain('column "nonsense" does not exist');
  await expect(query('owner', 'SELECT FROM milk')).rejects.toThrow('does not exist');
  expect(await migrateHere()).toEqual([]);
});

it('migrate keeps the files before a failing one', async () => {
  writeFileSync(join(folder, '0004_water.sql'), 'CREATE TABLE water (name text);');
  writeFileSync(join(folder, '0005_broken.sql'), 'SELECT nonsense;');
  await expect(migrateHere()).rejects.toThrow('nonsense');
  rmSync(join(folder, '0005_broken.sql'));
  expect(await query('owner', 'SELECT name FROM water')).toEqual([]);
  expect(await migrateHere()).toEqual([]);
});

it('migrate lets others write while a table that it needs is in use, and waits for it in short tries', async () => {
  writeFileSync(join(folder, '0006_sugar.sql'), 'ALTER TABLE tea ADD COLUMN sugar integer;');
  await withClient(database.url('owner'), async (reader) => {
    await reader.query('BEGIN');
    await reader.query('SELECT name FROM tea');
    const lines: string[] = [];
    const running = migrate({
      url: database.url('owner'),
      folder,
      log: (line) => lines.push(line),
    });
    let longest = 0;
    for (let write = 0; write < 30; write += 1) {
      const began = performance.now();
      await query('owner', `INSERT INTO tea (name) VALUES ('masala')`);
      longest = Math.max(longest, performance.now() - began);
      await pause(50);
    }
    expect(longest).toBeLessThan(1000);
    expect(lines).toContain('a table is in use: the migration waits and tries again');
    await reader.query('COMMIT');
    expect(await running).toEqual(['0006_sugar']);
  });
});

it('migrate gives up with the reason when a table stays in use', async () => {
  writeFileSync(join(folder, '0007_milk.sql'), 'ALTER TABLE tea ADD COLUMN milk integer;');
  await withClient(database.url('owner'), async (reader) => {
    await reader.query('BEGIN');
    await reader.query('SELECT name FROM tea');
    await expect(migrate({ url: database.url('owner'), folder, patienceMs: 1500 })).rejects.toThrow(
      'lock timeout',
    );
    await reader.query('COMMIT');
  });
  expect(await migrateHere()).toEqual(['0007_milk']);
});

it('migrate gives every object to the owner and only granted rights to the other roles', async () => {
  expect(await query('app', 'SELECT name FROM tea LIMIT 0')).toEqual([]);
  await expect(query('app', `INSERT INTO tea VALUES ('masala')`)).rejects.toThrow('denied');
  await expect(query('app', 'CREATE TABLE mine ()')).rejects.toThrow('denied');
  await expect(query('app', 'CREATE TEMP TABLE mine ()')).rejects.toThrow('denied');
  await expect(query('system', 'SELECT name FROM tea')).rejects.toThrow('denied');
  await expect(query('app', 'SET ROLE karigar_owner')).rejects.toThrow('denied');
});

it('prepareDatabase changes nothing on a second run, also in parallel', async () => {
  const preparation = { adminUrl: adminUrl(), database: database.name };
  const rights = 'SELECT datacl::text FROM pg_database WHERE datname = current_database()';
  const before = await query('owner', rights);
  await Promise.all([prepareDatabase(preparation), prepareDatabase(preparation)]);
  expect(await query('owner', rights)).toEqual(before);
});

const migrateHere = (): Promise<string[]> => migrate({ url: database.url('owner'), folder });

const adminUrl = (): string => {
  const url = new URL(database.url('admin'));
  url.pathname = '/postgres';
  return url.href;
};

const query = async (role: Parameters<TestDatabase['url']>[0], text: string): Promise<unknown[]> =>
  withClient(
    database.url(role),
    async (client) => (await client.query<Record<string, unknown>>(text)).rows,
  );
