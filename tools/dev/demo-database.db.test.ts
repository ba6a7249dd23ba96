import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withClient } from '../../apps/api/src/db/connect.ts';
import { createDiskFiles } from '../../apps/api/src/platform/disk-files.ts';
import { dropDatabase } from '../../apps/api/src/db/prepare.ts';
import { urlFor } from '../../apps/api/src/db/roles.ts';
import { adminUrlOf } from '../services/postgres-cluster.ts';
import { readyDemoDatabase } from './demo-database.ts';

const adminUrl = process.env['DATABASE_ADMIN_URL'] ?? adminUrlOf(5432);
const database = `karigar_dev_test_${process.pid}`;
afterAll(() => dropDatabase({ adminUrl, database }));

const files = mkdtempSync(join(tmpdir(), 'karigar-demo-files-'));
afterAll(() => rmSync(files, { recursive: true }));

const ready = (isFresh: boolean) => readyDemoDatabase({ adminUrl, database, isFresh, files });

const comment = (words: string) =>
  withClient(urlFor(adminUrl, 'owner', database), (client) =>
    client.query(`COMMENT ON DATABASE ${database} IS '${words}'`),
  );

it('keeps a demo database with today’s migrations and refuses one with changed migrations', async () => {
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

it('the demo database has a file behind every picture it names', async () => {
  await ready(false);
  const store = createDiskFiles(files);
  const keys = await withClient(urlFor(adminUrl, 'owner', database), async (client) => {
    const { rows } = await client.query<{ key: string }>(
      `SELECT picture_key AS key FROM profiles WHERE picture_key IS NOT NULL
       UNION SELECT image_key FROM kyc_documents WHERE image_key IS NOT NULL`,
    );
    return rows.map(({ key }) => key);
  });
  expect(keys).toHaveLength(7);
  for (const key of keys) expect(await store.read(key), key).not.toBeNull();
});
