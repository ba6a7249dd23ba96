import { expect, it, onTestFinished } from 'vitest';
import { askPostgres } from '../services/answers.ts';
import { startOwnPostgres } from '../services/own-postgres.ts';
import { flushes } from './flushes.ts';

it('a figure is recorded on a PostgreSQL that flushes to disk, not on one for tests', async () => {
  const postgres = await startOwnPostgres();
  onTestFinished(() => postgres.remove());
  expect(await flushes(postgres.adminUrl)).toBe(true);
  await askPostgres(postgres.adminUrl, 'ALTER SYSTEM SET fsync = off');
  await askPostgres(postgres.adminUrl, 'SELECT pg_reload_conf()');
  await expect.poll(() => flushes(postgres.adminUrl)).toBe(false);
});
