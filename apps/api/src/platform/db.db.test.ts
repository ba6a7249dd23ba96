import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '#db/connect';
import { createTestDatabase, type TestDatabase } from '#testing/template-db';
import { SYSTEM, connectDatabase, type Database, type Transaction } from './db.ts';

let world: TestDatabase;
let database: Database;

const ADD = {
  name: 'add-letter',
  text: `INSERT INTO dead_letters (task, payload, error) VALUES ($1, $2, '')`,
};
const add = (tx: Transaction, task: string | null): Promise<unknown> => tx.rows(ADD, [task, '{}']);

beforeAll(async () => {
  world = await createTestDatabase();
  const url = world.url('system');
  database = connectDatabase({ url, connections: 1, onError: () => {} });
});
afterAll(async () => {
  await database.close();
  await world.drop();
});

const kept = (): Promise<string[]> =>
  withClient(world.url('admin'), async (client) => {
    const { rows } = await client.query<{ task: string }>('SELECT task FROM dead_letters');
    return rows.map(({ task }) => task);
  });

it('a transaction sets its account from the first statement on, and clears it afterwards', async () => {
  const WHO = { name: 'who', text: 'SELECT me() AS account, my_role() AS role' };
  const speaker = { accountId: 101, role: 'serviceman' } as const;
  const seen = await database.transaction(speaker, (tx) => tx.rows(WHO));
  expect(seen).toEqual([{ account: 101, role: 'serviceman' }]);
  expect(await database.transaction(SYSTEM, (tx) => tx.rows(WHO))).toEqual([
    { account: null, role: 'system' },
  ]);
});

it('a named statement is planned once for all its values', async () => {
  const BY_ID = { name: 'by-id', text: 'SELECT id FROM bookings WHERE id = $1' };
  const PLANS = {
    name: 'plans',
    text: `SELECT generic_plans::int AS generic, custom_plans::int AS custom
      FROM pg_prepared_statements WHERE name = 'by-id'`,
  };
  const plans = await database.transaction(SYSTEM, async (tx) => {
    for (let id = 1; id <= 8; id += 1) await tx.rows(BY_ID, [id]);
    return tx.rows(PLANS);
  });
  expect(plans).toEqual([{ generic: 8, custom: 0 }]);
});

it('a statement without an answer ends after the time that its role allows', async () => {
  const LIMITS = {
    name: 'limits',
    text: `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
      current_setting('idle_in_transaction_session_timeout') AS idle`,
  };
  expect(await database.transaction(SYSTEM, (tx) => tx.rows(LIMITS))).toEqual([
    { statement: '10s', lock: '5s', idle: '15s' },
  ]);
});

it('a transaction rolls back when an unawaited statement fails', async () => {
  const failing = database.transaction(SYSTEM, async (tx) => {
    await add(tx, 'first');
    void add(tx, null);
    return 'done';
  });
  await expect(failing).rejects.toThrow('null value in column "task"');
  expect(await kept()).toEqual([]);
});

it('a transaction that PostgreSQL rolled back rejects', async () => {
  const transaction = database.transaction(SYSTEM, async (tx) => {
    await add(tx, 'first');
    await add(tx, null).catch(() => {});
    return 'done';
  });
  await expect(transaction).rejects.toThrow('rolled back');
  expect(await kept()).toEqual([]);
});

it('a connection works after failed transactions, and commits unawaited statements', async () => {
  await database.transaction(SYSTEM, async (tx) => {
    void add(tx, 'not waited for');
    await add(tx, 'waited for');
  });
  expect(await kept()).toEqual(['not waited for', 'waited for']);
});

it('a transaction fails when its connection is lost, and the next one gets another', async () => {
  const CUT = { name: 'cut', text: 'SELECT pg_terminate_backend(pg_backend_pid())' };
  await expect(database.transaction(SYSTEM, (tx) => tx.rows(CUT))).rejects.toThrow(
    'terminating connection',
  );
  expect(await database.transaction(SYSTEM, async (tx) => tx.rows(ADD, ['after', '{}']))).toEqual(
    [],
  );
});
