import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, SYSTEM, type Database } from '#platform/db';
import { createOldJobTables } from '#testing/old-job-tables';
import { createTestDatabase, type TestDatabase } from '#testing/template-db';
import { moveOldJobs } from './old-jobs-store.ts';

let database: TestDatabase;
let system: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  system = connectDatabase({ url: database.url('system'), connections: 1, onError: () => {} });
});
afterAll(async () => {
  await system.close();
  await database.drop();
});

const move = (): Promise<void> => system.transaction(SYSTEM, moveOldJobs);

it('a new database has no jobs to move', async () => {
  await expect(move()).resolves.toBeUndefined();
});

it('jobs of the previous release are moved, except those that a living worker of it runs', async () => {
  const old = await createOldJobTables(database.url('admin'));
  await old.add(1, 'waits');
  await old.add(2, 'runs');
  await old.add(3, 'of a killed worker');
  await old.add(4, null);
  await old.live('living');
  await old.take('runs', 'living');
  await old.take('of a killed worker', 'killed');

  await move();
  await move();
  expect(await old.moved()).toEqual([
    { task: 'ring', payload: { n: 1 }, key: 'waits', attempts: 0, max_attempts: 8 },
    { task: 'ring', payload: { n: 3 }, key: 'of a killed worker', attempts: 2, max_attempts: 8 },
    { task: 'ring', payload: { n: 4 }, key: null, attempts: 0, max_attempts: 8 },
  ]);
  expect(await old.left()).toEqual([{ key: 'runs' }]);
  await old.close();
});
