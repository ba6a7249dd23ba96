import { expect, it } from 'vitest';
import type { Database } from '#platform/db';
import { createLocalBus } from '#platform/live-bus';
import { createSessions } from './sessions.ts';

const HOUR = 3_600_000;
const row = {
  id: 7,
  account_id: 101,
  role: 'serviceman',
  cookie_hash: null,
  last_used_at: new Date(0),
  idle_expires_at: new Date(2 * HOUR),
  expires_at: new Date(24 * HOUR),
};

/** A database that replies only on command. */
const createSlowDatabase = () => {
  const waiting: (() => void)[] = [];
  let reads = 0;
  const database: Database = {
    transaction: async (_speaker, work) => {
      reads += 1;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      return work({ rows: async () => [row] as never });
    },
    ping: async () => ({ isReadOnly: false }),
    use: () => ({ total: 0, idle: 0, waiting: 0 }),
    close: async () => {},
  };
  return { database, reads: () => reads, answer: () => waiting.shift()?.() };
};

it('a found session is cached, but not when it was revoked during the read', async () => {
  const slow = createSlowDatabase();
  const bus = createLocalBus();
  const sessions = createSessions({ database: slow.database, bus, clock: () => 0 });

  const early = sessions.find('token');
  await sessions.forget(row.id);
  slow.answer();
  await early;
  const late = sessions.find('token');
  slow.answer();
  expect(await late).toMatchObject({ sessionId: row.id });
  expect(slow.reads()).toBe(2);

  await sessions.find('token');
  expect(slow.reads()).toBe(2);
});
