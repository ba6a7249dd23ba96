import { financialYear } from '@karigar/domain/ledger/earning-periods';
import { OVERDUE_MS } from '@karigar/domain/visit-problems/running-late';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#testing/template-db';
import { withClient } from './connect.ts';

const monthsBefore = Number(financialYear(2026).from.slice(5, 7)) - 1;

/** Durations that functions of the schema repeat, because a trigger cannot import a constant. */
const REPEATED = {
  // The most that a role of the server can ask for, and a quarter: the schema's own.
  add_next_booking_partition: ['2 years', '3 months'],
  invoice_the_past: [`${monthsBefore} months`],
  issue_credit_note: [`${monthsBefore} months`],
  plan_overdue: [`${OVERDUE_MS / 60_000} minutes`],
};

const DURATIONS = `SELECT p.proname AS name, array_agg(coalesce(found[1], found[2])) AS durations
  FROM (SELECT oid, proname FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND prokind = 'f') AS p,
    regexp_matches(pg_get_functiondef(p.oid), 'interval ''([^'']+)''|''([^'']+)''::interval', 'g') AS found
  GROUP BY p.proname`;

it('every duration in a function of the schema equals its constant in the domain', async () => {
  const database = await createTestDatabase();
  try {
    const { rows } = await withClient(database.url('admin'), (client) =>
      client.query<{ name: string; durations: string[] }>(DURATIONS),
    );
    const found = Object.fromEntries(rows.map(({ name, durations }) => [name, durations]));
    expect(found).toEqual(REPEATED);
  } finally {
    await database.drop();
  }
});
