import { afterEach, beforeEach, expect, it } from 'vitest';
import { withClient } from '#db/connect';
import { connectDatabase, type Database } from '#platform/db';
import { createMetrics } from '#platform/telemetry';
import { createMemoryLog } from '#testing/memory-log';
import { COUNT_PARTITIONS, MAKE_TABLE, TAKE_AWAY_LATER } from '#testing/partition-sql';
import { createTestDatabase, type TestDatabase } from '#testing/template-db';
import { keepPartitions } from './keep-partitions.ts';

let database: TestDatabase;
let system: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  system = connectDatabase({ url: database.url('system'), connections: 2, onError: () => {} });
});
afterEach(async () => {
  await system.close();
  await database.drop();
});

const takeAwayLater = () =>
  withClient(database.url('owner'), (client) => client.query(TAKE_AWAY_LATER));

const countPartitions = async () => {
  const [row] = await database.look<{ bookings: number; events: number }>(COUNT_PARTITIONS);
  return row;
};

const startKeeper = () => {
  const metrics = createMetrics();
  const { log } = createMemoryLog();
  const step = keepPartitions({ databases: { app: system, system }, metrics, log });
  const reportedDays = async (): Promise<number> =>
    Number(/partitions_ahead_days\{table="bookings"\} (\S+)/.exec(await metrics.render())?.[1]);
  return { step, reportedDays };
};

it('the keeper adds partitions until there are some for nine months, by two workers at once too', async () => {
  await takeAwayLater();
  const before = await countPartitions();
  const [one, other] = [startKeeper(), startKeeper()];
  const work = async ({ step }: typeof one): Promise<void> => {
    while (await step());
  };
  await Promise.all([work(one), work(other)]);
  await work(one);
  expect(await one.reportedDays()).toBeGreaterThan(270);
  const after = await countPartitions();
  expect(after?.bookings).toBeGreaterThan(before?.bookings ?? 0);
  expect(after?.events).toBe(after?.bookings);

  await work(one);
  expect(await countPartitions()).toEqual(after);
});

it('the keeper tells how many days are left before it adds, and gives up soon while a table is in use', async () => {
  await takeAwayLater();
  const { step, reportedDays } = startKeeper();
  await withClient(database.url('owner'), async (report) => {
    await report.query('BEGIN; SELECT FROM bookings LIMIT 1');
    const began = performance.now();
    await expect(step()).rejects.toThrow('lock timeout');
    expect(performance.now() - began).toBeLessThan(3000);
    expect(await reportedDays()).toBeLessThan(100);
    await report.query('COMMIT');
  });
  expect(await step()).toBe(true);
});

it('the system role adds partitions only where they are needed, and not for more than two years', async () => {
  await withClient(database.url('system'), async (client) => {
    const add = (ahead: string) =>
      client.query(`SELECT add_next_booking_partition($1) AS ends`, [ahead]);
    expect((await add('1 day')).rows).toEqual([{ ends: null }]);
    await expect(add('3 years')).rejects.toThrow('two years');
    await expect(client.query(MAKE_TABLE)).rejects.toThrow('denied');
  });
});
