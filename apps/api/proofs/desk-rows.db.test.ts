import type { Desk } from '@karigar/domain/console/desks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';
import { NAMES_NOBODY, tablesReached } from './desk-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('without a desk an operator reaches no row of anybody', async () => {
  expect(await tablesReached(app, [])).toEqual({ read: [], changed: [], deleted: [] });
});

it('row level security is on for every table of people that an operator reaches', async () => {
  const open = await app.look<{ relname: string }>(
    `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      AND NOT relispartition AND NOT relrowsecurity AND has_any_column_privilege('karigar_ops', oid, 'SELECT')`,
  );
  const ofPeople = open.filter(({ relname }) => !NAMES_NOBODY.has(relname));
  expect(ofPeople).toEqual([]);
  expect(open.length).toBeGreaterThan(5);
});

it('the desk audit changes and deletes nothing', async () => {
  const { read, changed, deleted } = await tablesReached(app, ['audit']);
  expect(read).toContain('bookings');
  expect([...changed, ...deleted]).toEqual([]);
});

const NOT_READ: Partial<Record<Desk, readonly string[]>> = {
  dispatch: ['kyc_documents', 'kyc_answers', 'payouts', 'ledger_entries', 'deposits'],
  help: ['kyc_documents', 'bank_details', 'payouts', 'deposits', 'upi_requests'],
  money: ['kyc_answers', 'serviceman_skills', 'recovery_cases', 'change_links'],
  kyc: ['bookings', 'booking_events', 'payments', 'tickets', 'ledger_entries', 'offers'],
  catalogue: ['bookings', 'tickets', 'bank_details', 'kyc_documents', 'payments'],
  admin: ['bookings', 'bank_details', 'kyc_documents', 'payments', 'ledger_entries'],
};

it.each(Object.entries(NOT_READ))(
  'the desk %s does not read what is not its work',
  async (desk, tables) => {
    const { read, changed } = await tablesReached(app, [desk as Desk]);
    expect([...read, ...changed].filter((name) => tables.includes(name))).toEqual([]);
  },
);

it('without row level security the missing desk is found', async () => {
  const open = await createTestApp({ rowLevelSecurity: false });
  try {
    const { read, changed } = await tablesReached(open, []);
    expect(read.length).toBeGreaterThan(20);
    expect(changed.length).toBeGreaterThan(5);
  } finally {
    await open.close();
  }
});
