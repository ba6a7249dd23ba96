import type { Speaker } from '#platform/db';
import { people } from '#testing/people';
import type { TestApp } from '#testing/test-app';

/** For every table under row level security, the column of the owner. */
const OWNER_COLUMN: Readonly<Record<string, string>> = {
  accounts: 'id',
  memberships: 'account_id',
  profiles: 'account_id',
  sessions: 'account_id',
  bank_checks: 'account_id',
  bank_details: 'account_id',
  kyc_documents: 'account_id',
  kyc_answers: 'account_id',
  serviceman_applications: 'account_id',
  push_subscriptions: 'account_id',
  notifications: 'account_id',
  silenced_kinds: 'account_id',
  offer_sms: 'account_id',
  serviceman_skills: 'account_id',
  serviceman_work: 'account_id',
  serviceman_hours: 'account_id',
  serviceman_days_off: 'account_id',
  addresses: 'account_id',
  serviceman_ratings: 'account_id',
  fresh_proofs: 'account_id',
  known_devices: 'account_id',
  queue_keys: 'account_id',
  account_changes: 'account_id',
  change_links: 'account_id',
  payout_freezes: 'account_id',
  passkeys: 'account_id',
  work_records: 'account_id',
  operators: 'account_id',
  operator_desks: 'account_id',
  ledger_transactions: 'serviceman_id',
  ledger_entries: 'serviceman_id',
  serviceman_balances: 'serviceman_id',
  deposits: 'serviceman_id',
  online_payments: 'customer_id',
  offers: 'serviceman_id',
  payouts: 'serviceman_id',
  payout_paces: 'account_id',
  payout_rows: 'serviceman_id',
  earnings_cases: 'serviceman_id',
  consents: 'account_id',
  legal_acceptances: 'account_id',
  tickets: 'account_id',
  alarms: 'account_id',
  person_blocks: 'account_id',
  former_holders: 'account_id',
  late_cases: 'account_id',
  number_claims: 'account_id',
  upload_days: 'account_id',
  audit: 'account_id',
  security_events: 'account_id',
  outbox: 'account_id',
};

const PARTY = `EXISTS (SELECT FROM bookings b WHERE b.id = t.booking_id
  AND (b.serviceman_id = $1 OR b.customer_id = $1))`;
const FORMER = `EXISTS (SELECT FROM former_holders f WHERE f.booking_id = t.booking_id AND f.account_id = $1)`;

const OWNED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(OWNER_COLUMN).map(([table, column]) => [table, `t.${column} = $1`]),
  ),
  bookings: 't.serviceman_id = $1 OR t.customer_id = $1',
  booking_events: PARTY,
  completion_codes: PARTY,
  booking_add_ons: PARTY,
  add_on_approvals: PARTY,
  booking_checklists: PARTY,
  payments: PARTY,
  invoices: PARTY,
  ratings: PARTY,
  revisits: PARTY,
  upi_requests: PARTY,
  chat_messages: PARTY,
  chat_readers: PARTY,
  // Who ended shared work has the parts of the others, to share the money.
  work_parts: `t.serviceman_id = $1 OR EXISTS (SELECT FROM bookings b WHERE b.id = t.booking_id AND b.serviceman_id = $1)`,
  online_refunds: `EXISTS (SELECT FROM bookings b WHERE b.id = t.booking_id AND b.customer_id = $1)`,
  refund_transfers: `EXISTS (SELECT FROM bookings b WHERE b.id = t.booking_id AND b.customer_id = $1)`,
  credit_notes: `EXISTS (SELECT FROM bookings b WHERE b.id = t.booking_id AND b.customer_id = $1)`,
  booking_buyers: `EXISTS (SELECT FROM bookings b WHERE b.id = t.booking_id AND b.customer_id = $1)`,
  orders: 't.customer_id = $1',
  subscriptions: `t.customer_id = $1 OR EXISTS (SELECT FROM bookings b
    WHERE b.subscription_id = t.id AND b.serviceman_id = $1)`,
  cars: `EXISTS (SELECT FROM subscriptions s WHERE s.id = t.subscription_id AND (s.customer_id = $1
    OR EXISTS (SELECT FROM bookings b WHERE b.subscription_id = s.id AND b.serviceman_id = $1)))`,
  idempotency_keys: `t.scope = 'account:' || $1`,
};

const OFFERED = `EXISTS (SELECT FROM offers o WHERE o.booking_id = t.booking_id AND o.serviceman_id = $1)`;
const IS_OR_WAS = `${PARTY} OR ${FORMER}`;

/** A bound call sees also what the person did before, what is offered to them, and who else is told of it. */
export const OWNED_WHEN_BOUND: Readonly<Record<string, string>> = {
  ...OWNED,
  bookings: `${OWNED['bookings']} OR ${FORMER.replace('t.booking_id', 't.id')} OR ${OFFERED.replace('t.booking_id', 't.id')}`,
  booking_events: `${IS_OR_WAS} OR ${OFFERED}`,
  notifications: `t.account_id = $1 OR ${IS_OR_WAS} OR ${OFFERED}`,
  offers: `t.serviceman_id = $1 OR ${OFFERED}`,
  late_cases: `t.account_id = $1 OR ${IS_OR_WAS}`,
  ledger_transactions: `t.serviceman_id = $1 OR ${IS_OR_WAS}`,
  dev_inbox: `t.recipient IN (SELECT unnest(ARRAY[phone, '+91' || phone, email]) FROM accounts WHERE id = $1)`,
  countersigns: `t.subject_id = $1 OR ${IS_OR_WAS}`,
  audit_reasons: `t.subject_id = $1 OR ${IS_OR_WAS}`,
  passkey_challenges: `t.holder IN (SELECT 'session:' || s.id FROM sessions s WHERE s.account_id = $1)`,
  operator_invites: 't.email = (SELECT o.email FROM operators o WHERE o.account_id = $1)',
  person_blocks: '$1 IN (t.account_id, t.blocked_id)',
  messages: 't.account_id = $1',
  work_parts: 't.serviceman_id = $1',
  ratings: '$1 IN (t.customer_id, t.serviceman_id)',
  revisits: `t.customer_id = $1 OR ${PARTY}`,
  subscriptions: 't.customer_id = $1',
  cars: 'EXISTS (SELECT FROM subscriptions s WHERE s.id = t.subscription_id AND s.customer_id = $1)',
  ...Object.fromEntries(
    [
      'add_on_approvals',
      'booking_add_ons',
      'booking_checklists',
      'chat_messages',
      'completion_codes',
      'completion_overrides',
      'ended_events',
      'unreached_ends',
      'notes',
    ]
      .concat(['invoices', 'payments', 'upi_requests'])
      .map((table) => [table, IS_OR_WAS]),
  ),
};

/** Under row level security, and open to the app's role at all: jobs are the system's alone. */
const guardedTables = async (app: TestApp): Promise<string[]> => {
  const rows = await app.look<{ name: string }>(
    `SELECT relname AS name FROM pg_class
       WHERE relrowsecurity AND relnamespace = 'public'::regnamespace
         AND has_any_column_privilege('karigar_app', oid, 'SELECT') ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
};

/** Counts, as the app's own role, the rows of each guarded table that each person sees and does not own. */
export const visibleRows = async (app: TestApp) => {
  const tables = await guardedTables(app);
  const leaks: string[] = [];
  let strangerRows = 0;
  const count = async (
    accountId: number | null,
    role: Speaker['role'],
    table: string,
    where: string,
  ) => {
    const values = accountId === null ? [] : [accountId];
    const [row] = await app.context.databases.app.transaction({ accountId, role }, (tx) =>
      tx.rows<{ count: number }>(
        {
          name: `count-${table}-${where.length}-${role}`,
          text: `SELECT count(*) FROM ${table} t WHERE ${where}`,
        },
        values,
      ),
    );
    return row?.count ?? 0;
  };
  for (const table of tables) {
    const owned = OWNED[table];
    if (owned === undefined) {
      leaks.push(`${table}: no owner column is listed for it`);
      continue;
    }
    for (const person of [people.suresh, people.imran, people.asha, people.rohan]) {
      const others = await count(person.id, person.role, table, `NOT (${owned})`);
      if (others > 0) leaks.push(`${table}: ${person.firstName} sees ${others} rows of others`);
    }
    strangerRows += await count(null, 'guest', table, 'true');
  }
  return { tables: tables.length, leaks, strangerRows };
};
