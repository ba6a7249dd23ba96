import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { getReceipt } from '@karigar/contract/receipts/get-receipt';
import { afterAll, describe, expect, it } from 'vitest';
import { createBookings } from '#testing/fresh-bookings';
import { people } from '#testing/people';
import { spawnServer } from '#testing/spawned-server';
import { createTestDatabase, type TestDatabase } from '#testing/template-db';
import { createTestApp } from '#testing/test-app';
import { checkDatabase } from './check-database.ts';
import { withClient } from './connect.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { oldPostgres } from './postgres-version.ts';

const GSTIN = '27AAACK0000K1Z3';
const made: TestDatabase[] = [];
afterAll(() => Promise.all(made.map((database) => database.drop())));

const create = async (...options: Parameters<typeof createTestDatabase>): Promise<TestDatabase> => {
  const database = await createTestDatabase(...options);
  made.push(database);
  return database;
};

const ask = (database: TestDatabase, text: string): Promise<Record<string, unknown>[]> =>
  withClient(
    database.url('admin'),
    async (client) => (await client.query<Record<string, unknown>>(text)).rows,
  );

const check = (database: TestDatabase, cell: number, gstin = GSTIN): Promise<string[]> =>
  checkDatabase({
    url: (role) => database.url(role),
    jobsUrl: database.url('system'),
    cell,
    year: 2026,
    gstins: [gstin],
  });

describe('start', () => {
  it('a process of another cell than its database exits with 1 and prints both', async () => {
    const database = await create({ cell: 7 });
    const server = await spawnServer({ DATABASE_URL: database.url('app'), CELL: '8' });
    await expect(server.start()).rejects.toThrow('CELL is 8, and the database is cell 7');
    expect(await server.ended()).toBe(1);
    expect(await check(database, 7)).toEqual([]);
  });

  it('a process does not start when its role lacks a setting, and names it', async () => {
    const database = await create();
    await ask(database, `ALTER ROLE karigar_app IN DATABASE "${database.name}" SET jit = on`);
    expect(await check(database, 0)).toEqual([
      expect.stringMatching(/^karigar_app has jit = on instead of off/),
    ]);
  });

  it('a process does not start on ids outside the cell, a foreign GSTIN or an old schema', async () => {
    const database = await create();
    expect(await check(database, 0)).toEqual([]);
    await ask(database, 'CREATE SEQUENCE loose');
    expect(await check(database, 0)).toEqual([expect.stringContaining('loose')]);
    await ask(database, 'DROP SEQUENCE loose');

    await ask(
      database,
      `INSERT INTO invoice_years (year, latest, gstin) VALUES (2026, 12, '${GSTIN}')`,
    );
    expect(await check(database, 0)).toEqual([]);
    expect(await check(database, 0, '29AAGCB7383J1Z4')).toEqual([
      expect.stringContaining(`the invoices of 2026 are numbered under ${GSTIN}`),
    ]);

    await ask(
      database,
      `INSERT INTO schema_migrations (name, run_on) VALUES ('9999_later', now())`,
    );
    expect(await check(database, 0)).toEqual([]);
    await ask(database, `DELETE FROM schema_migrations WHERE name = '0075_late_assignment'`);
    expect(await check(database, 0)).toEqual([
      'the schema is older than this program: npm run db -- migrate (missing: 0075_late_assignment.sql)',
    ]);

    await ask(database, 'DROP FUNCTION ids_outside_cell');
    expect(await check(database, 0)).toEqual([expect.stringContaining('npm run db -- migrate')]);
  });

  it.each([
    [140_013, 'PostgreSQL 14 is too old: at least 15 is needed'],
    [150_000, null],
    [180_004, null],
  ])('for the server version %i the check says %s', (version, says) => {
    expect(oldPostgres(version)).toBe(says);
  });
});

describe('migration', () => {
  it('the cell of a database is named once', async () => {
    const database = await create({ cell: 7 });
    const url = database.url('owner');
    await expect(migrate({ url, cell: 0 })).rejects.toThrow('is cell 7 and cannot become cell 0');
    await expect(migrate({ url, cell: 1024 })).rejects.toThrow('there is no cell 1024');
    expect(await migrate({ url, cell: 7 })).toEqual([]);
    expect(await migrate({ url })).toEqual([]);
  });

  it('a database from before becomes cell 0: rows keep their ids, no table is rewritten', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'karigar-before-cells-'));
    for (const file of readdirSync(migrationsFolder).filter((name) => name < '0035'))
      cpSync(join(migrationsFolder, file), join(folder, file));
    const database = await create({ migrations: folder });
    rmSync(folder, { recursive: true });
    await ask(database, 'DROP FUNCTION cell');
    await ask(
      database,
      `INSERT INTO accounts (phone) VALUES ('9822012345');
       INSERT INTO consents (account_id, purpose, text_version, given_at)
         SELECT id, purpose, '1', now() FROM accounts, unnest(ARRAY['a', 'b']) AS purpose;
       INSERT INTO tickets (account_id, category, words, opened_at, acknowledge_by, resolve_by)
         SELECT id, 'app', 'x', now(), now() + interval '1 day', now() + interval '1 day' FROM accounts;`,
    );
    const files = `SELECT relname, relfilenode FROM pg_class WHERE relkind = 'r'
      AND relnamespace = 'public'::regnamespace AND relname <> 'schema_migrations' ORDER BY 1`;
    const before = await ask(database, files);
    const url = database.url('owner');
    await expect(migrate({ url, cell: 3 })).rejects.toThrow('is cell 0 and cannot become cell 3');
    await migrate({ url, cell: 0 });
    expect(await ask(database, files)).toEqual(expect.arrayContaining([...before]));

    const again = `INSERT INTO consents (account_id, purpose, text_version, given_at)
      SELECT id, 'c', '1', now() FROM accounts RETURNING id`;
    expect(await ask(database, again)).toEqual([{ id: '3' }]);
    expect(await ask(database, 'SELECT ticket_no FROM tickets')).toEqual([{ ticket_no: 'T-1001' }]);
    expect(await check(database, 0)).toEqual([]);
  });
});

it('a booking of another cell is completed, invoiced and proved under the cell’s numbers', async () => {
  const database = await create({ template: 'demo', cell: 7 });
  const app = await createTestApp({ database, env: { CELL: '7' } });
  try {
    const token = await app.signIn('suresh');
    const [ref] = await createBookings(app.look, app.context.vault, {
      count: 1,
      state: 'ended',
      servicemanId: people.suresh.id,
      customerId: people.asha.id,
      now: app.now(),
      code: '123456',
    });
    const booking = { bookingId: String(ref?.bookingId), mainId: String(ref?.orderId) };
    const [due] = await app.look<{ rupees: string }>(
      'SELECT (total_after_end / 100.0)::numeric(9, 2) AS rupees FROM bookings WHERE id = $1',
      [booking.bookingId],
    );
    const pay = { ...booking, amount: due?.rupees ?? '', paymentMode: 'cash' };
    expect((await app.sendFields(addPayment, pay, { token })).body.success).toBe(true);
    const end = { ...booking, otp: '123456' };
    expect((await app.sendFields(verifyCompletionOtp, end, { token })).body.success).toBe(true);

    const { body } = await app.sendFields(getReceipt, booking, { token });
    const { number, pageUrl } = body.data as { number: string; pageUrl: string };
    expect(number).toMatch(/^KG\/\d\d\/\d{6}$/);
    const page = await fetch(new URL(new URL(pageUrl).pathname, app.base));
    expect(await page.text()).toContain(number);
    const rows = await ask(
      database,
      `SELECT b.booking_no, i.cell, i.gstin FROM bookings b JOIN invoices i ON i.booking_id = b.id
         WHERE b.id = ${booking.bookingId}`,
    );
    expect(rows).toEqual([
      { booking_no: expect.stringMatching(/^KRG-G\d+$/) as string, cell: 7, gstin: GSTIN },
    ]);
  } finally {
    await app.close();
  }
});
