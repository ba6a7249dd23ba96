import { afterAll, expect, it } from 'vitest';
import { withClient } from '../../apps/api/src/db/connect.ts';
import { dropDatabase } from '../../apps/api/src/db/prepare.ts';
import { urlFor } from '../../apps/api/src/db/roles.ts';
import { adminUrlOf } from '../services/postgres-cluster.ts';
import { readyDemoDatabase } from './demo-database.ts';

const adminUrl = process.env['DATABASE_ADMIN_URL'] ?? adminUrlOf(5432);
const database = `karigar_dev_test_${process.pid}`;
afterAll(() => dropDatabase({ adminUrl, database }));

const ready = (isFresh: boolean) => readyDemoDatabase({ adminUrl, database, isFresh });

const comment = (words: string) =>
  withClient(urlFor(adminUrl, 'owner', database), (client) =>
    client.query(`COMMENT ON DATABASE ${database} IS '${words}'`),
  );

it('keeps a database of today’s migrations and turns one of older contents away', async () => {
  const day = await ready(true);
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await ready(false)).toBe(day);

  await comment(`demo world of ${day}`);
  await expect(ready(false)).rejects.toThrow('The schema has changed');
  await comment(`demo world of ${day}\n0001_ground.sql 0123456789abcdef`);
  await expect(ready(false)).rejects.toThrow('npm run dev -- --fresh');

  expect(await ready(true)).toBe(day);
  expect(await ready(false)).toBe(day);
});
