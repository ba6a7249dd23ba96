import { ADD_ON_STATUSES } from '@karigar/domain/bookings/add-ons';
import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import type { Instant } from '@karigar/domain/dates/instant';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#config';
import { withClient } from '#db/connect';
import { verifyPassword } from '#platform/passwords';
import { createVault } from '#platform/vault';
import { seedDemoWorld } from './demo-world.ts';
import { demoBookings, demoCode, findDemo } from './demo-world-bookings.ts';
import { demoNow } from './demo-world-now.ts';
import { DEMO_PASSWORD, people } from './people.ts';
import { createTestDatabase, type TestDatabase } from './template-db.ts';

const HOUR = 3_600_000;
const SEALED = new Set(['code_sealed', 'account_number_sealed']);
const vault = createVault(readConfig({}).vault);
const databases: TestDatabase[] = [];
let demo: TestDatabase;

beforeAll(async () => {
  demo = await empty();
  await seed(demo);
});

afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
});

it('demo world gives Suresh every state that a serviceman can see, and pages of history', async () => {
  const rows = await query<{ serviceman_id: string | null; state: string; bookings: number }>(
    'SELECT serviceman_id, state, count(*)::int AS bookings FROM bookings GROUP BY 1, 2',
  );
  const suresh = rows.filter((row) => Number(row.serviceman_id) === people.suresh.id);
  const bookingsIn = (...states: string[]) =>
    suresh
      .filter(({ state }) => states.includes(state))
      .reduce((sum, row) => sum + row.bookings, 0);

  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(BOOKING_STATES));
  expect(bookingsIn(...BOOKING_STATES)).toBeGreaterThanOrEqual(44);
  expect(bookingsIn('completed', 'cancelled')).toBeGreaterThanOrEqual(24);
  expect(suresh).toHaveLength(6);
  const [offers] = await query<{ open: number }>(
    `SELECT count(*)::int AS open FROM offers WHERE serviceman_id = ${people.suresh.id} AND outcome IS NULL`,
  );
  expect(offers?.open).toBe(3);
});

it('demo world covers new and seen, paid and unpaid bookings, and every add-on status', async () => {
  expect(
    await query(`SELECT state, seen_at IS NULL AS new, paid > 0 AS paid FROM bookings
      WHERE serviceman_id = ${people.suresh.id} AND state IN ('assigned', 'completed')
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`),
  ).toEqual([
    { state: 'assigned', new: false, paid: false },
    { state: 'assigned', new: true, paid: false },
    { state: 'completed', new: false, paid: false },
    { state: 'completed', new: false, paid: true },
  ]);
  const statuses = await query<{ status: string }>('SELECT DISTINCT status FROM booking_add_ons');
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(ADD_ON_STATUSES));
});

it('demo world is consistent: money, events, codes and orders', async () => {
  expect(
    await query(`SELECT booking_no FROM bookings b
      WHERE paid <> (SELECT coalesce(sum(amount), 0) FROM payments WHERE booking_id = b.id)
        OR total_after_end <> total + (SELECT coalesce(sum(price * quantity), 0)
          FROM booking_add_ons WHERE booking_id = b.id AND status = 'accepted')
        OR state <> coalesce((SELECT to_state FROM booking_events WHERE booking_id = b.id
          ORDER BY id DESC LIMIT 1), 'requested')
        OR EXISTS (SELECT FROM booking_events WHERE booking_id = b.id AND command = 'accept')
          <> EXISTS (SELECT FROM completion_codes WHERE booking_id = b.id)
        OR (state IN ('ended', 'completed', 'cancelled') AND EXISTS (
          SELECT FROM booking_add_ons WHERE booking_id = b.id AND status = 'pending'))
        OR customer_id <> (SELECT customer_id FROM orders WHERE id = order_id)
        OR customer_id <> (SELECT customer_id FROM subscriptions WHERE id = subscription_id)`),
  ).toEqual([]);
  const orders = await query<{ bookings: number }>(
    'SELECT DISTINCT count(*)::int AS bookings FROM bookings GROUP BY order_id ORDER BY 1',
  );
  expect(orders).toEqual([{ bookings: 1 }, { bookings: 2 }]);
});

it('demo world seals each completion code for its own booking', async () => {
  const codes = await query<{ id: string; booking_no: string; code_sealed: string }>(
    'SELECT id, booking_no, code_sealed FROM completion_codes JOIN bookings ON id = booking_id',
  );
  expect(codes.length).toBeGreaterThan(44);
  for (const { id, booking_no, code_sealed } of codes) {
    expect(vault.open(code_sealed, `completion_codes.code:${id}`)).toBe(demoCode(booking_no));
    expect(demoCode(booking_no)).toMatch(/^\d{6}$/);
  }
});

it('demo world has one password for everyone who uses the public sign-in', async () => {
  const rows = await query<{ password_hash: string }>(
    'SELECT DISTINCT password_hash FROM accounts WHERE email IS NOT NULL',
  );
  expect(rows).toHaveLength(1);
  expect(await verifyPassword(DEMO_PASSWORD, rows[0]?.password_hash ?? null)).toBe(true);
});

it('demo world has the same bookings in the database as in its data', async () => {
  const rows = await query<{ id: string; order_id: string; booking_no: string; state: string }>(
    'SELECT id, order_id, booking_no, state FROM bookings ORDER BY id',
  );
  const data = demoBookings().map(({ id, orderId, bookingNo, state }) => ({
    id: String(id),
    order_id: String(orderId),
    booking_no: bookingNo,
    state,
  }));
  expect(rows).toEqual(data.toSorted((a, b) => Number(a.id) - Number(b.id)));
  const started = findDemo({ serviceman: 'suresh', state: 'started' });
  expect(started).toMatchObject({ bookingNo: 'KRG-48213', customer: 'rohan' });
  expect(() => findDemo({ serviceman: 'suresh', state: 'refused' })).toThrow('has no');
});

it('demo world has the same rows when it is seeded again, in another database or in the same one', async () => {
  const other = await empty();
  await seed(other);
  const world = await dump(demo);
  expect(await dump(other)).toEqual(world);
  await seed(other, demoNow + HOUR);
  expect(await dump(other)).toEqual(world);
});

it('demo world satisfies all table constraints at any hour', async () => {
  for (const hours of [-10, -8.5, -4, 3, 8, 13.99, 24 * 400]) {
    const database = await empty();
    await seed(database, demoNow + hours * HOUR);
    const { bookings } = await dump(database);
    expect(bookings).toHaveLength(demoBookings().length);
    await database.drop();
  }
});

const empty = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase();
  databases.push(database);
  return database;
};

const seed = (database: TestDatabase, now: Instant = demoNow): Promise<void> =>
  withClient(database.url('owner'), (client) => seedDemoWorld(client, now));

const query = async <Row extends object = object>(sql: string): Promise<Row[]> =>
  withClient(demo.url('owner'), async (client) => (await client.query(sql)).rows as Row[]);

/** Every row of every table, without sealed columns, which differ each time. */
const dump = (database: TestDatabase): Promise<Record<string, object[]>> =>
  withClient(database.url('owner'), async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition
         AND relnamespace = 'public'::regnamespace AND relname <> 'schema_migrations'`,
    );
    const world: Record<string, object[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<object>(`SELECT * FROM ${name} ORDER BY 1, 2`);
      world[name] = rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !SEALED.has(column))),
      );
    }
    return world;
  });
