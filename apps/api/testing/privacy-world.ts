import { SYSTEM } from '#platform/db';
import { PERSONAL_COLUMNS, type ColumnKind } from '#privacy/personal-columns';
import { createAccountWorld } from './account-world.ts';
import { createBookings } from './fresh-bookings.ts';
import { createPerson, type FreshPerson } from './fresh-people.ts';
import { STEP_UP } from './person-sql.ts';

const TEXT_COLUMNS = `
  SELECT c.relname AS table, a.attname AS column
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND c.relname <> 'schema_migrations' AND a.attnum > 0 AND NOT a.attisdropped
    AND format_type(a.atttypid, NULL) IN ('text', 'text[]', 'json', 'jsonb', 'bytea', 'character varying',
      'character varying[]', 'jsonb[]', 'json[]', 'xml', 'inet', 'cidr', 'uuid', 'point')
  ORDER BY 1, 2`;

/** The other rows that a person can leave; $1 is the person, $2 a booking of theirs. */
const TRACES: readonly string[] = [
  `INSERT INTO sessions (token_hash, account_id, role, created_at, last_used_at, idle_expires_at, expires_at)
    SELECT sha256('x'::bytea || $1::bigint::text::bytea), $1::bigint, 'customer', now(), now(), now(), now()`,
  `INSERT INTO bank_details VALUES ($1, '', '', '', '', '', now()) ON CONFLICT DO NOTHING`,
  `INSERT INTO bank_checks (account_id, version, asked_at) VALUES ($1, 1, now())`,
  `INSERT INTO payout_paces (account_id, pace, fee, chosen_at) VALUES ($1, 'daily', 50, now())`,
  `INSERT INTO kyc_documents (account_id, type) VALUES ($1, 'pan') ON CONFLICT DO NOTHING`,
  `INSERT INTO kyc_answers (account_id, about, outcome, answered_by, answered_at)
    SELECT $1::bigint, 'account', 'withdrawn', min(account_id), now() FROM memberships WHERE account_id <> $1::bigint`,
  `INSERT INTO serviceman_applications (account_id, skills, area_id, applied_at)
    SELECT $1::bigint, '{plumbing}', min(id), now() FROM areas`,
  `INSERT INTO push_subscriptions (account_id, session_id, endpoint, keys)
    SELECT $1::bigint, max(id), $1::bigint::text, '{}' FROM sessions WHERE account_id = $1`,
  `INSERT INTO queue_keys VALUES ($1, '', '', now())`,
  `WITH plan AS (INSERT INTO subscriptions (customer_id, name) VALUES ($1, 'plan') RETURNING id)
    INSERT INTO cars (subscription_id, company, number, colour) SELECT id, '', '', '' FROM plan`,
  `INSERT INTO addresses (account_id, label, flat_no, street, area_id, pin_code, latitude, longitude, used_at)
    SELECT $1::bigint, 'x', 'x', 'x', id, pin_code, latitude, longitude, now() FROM areas LIMIT 1`,
  `INSERT INTO serviceman_work (account_id, latitude, longitude, reach_km) VALUES ($1, 18.5, 73.8, 5)`,
  `INSERT INTO serviceman_hours VALUES ($1, 1, 540, 1080)`,
  `INSERT INTO serviceman_days_off VALUES ($1, '2026-08-15')`,
  `INSERT INTO notifications (account_id, kind, created_at) VALUES ($1, 'welcome', now())`,
  `INSERT INTO change_links (account_id, change, channel, token_hash, to_sealed, changed_at, expires_at)
    VALUES ($1, 'bank', 'phone', 'planted ' || $1::bigint, 'x', now(), now())`,
  `INSERT INTO consents (account_id, purpose, text_version, given_at) VALUES ($1, 'offers', '2026-11', now())`,
  `INSERT INTO passkeys (account_id, credential_id, public_key, user_handle, counter, transports, is_syncable,
      is_synced, name, created_at)
    VALUES ($1, gen_random_uuid()::text, '', '', 0, '{}', true, true, '', now())`,
  `INSERT INTO work_records (account_id, made_at, valid_until, claims)
    VALUES ($1, now(), now() + interval '1 day', '{"name": "x"}')`,
  `INSERT INTO silenced_kinds (account_id, kind) VALUES ($1, 'chat-message')`,
  `INSERT INTO offer_sms (account_id, chosen_at) VALUES ($1, now())`,
  `INSERT INTO idempotency_keys (scope, key, call, fingerprint, reply)
    VALUES ('account:' || $1::bigint, 'k', 'send-chat', '', '{}')`,
  `INSERT INTO outbox (account_id, kind, task, payload) VALUES ($1, 'profile', 'x', '{}')`,
  `INSERT INTO dev_inbox (recipient, template, body, sent_at)
    SELECT '+91' || phone, '', '', now() FROM accounts WHERE id = $1`,
];

const TICKET = `INSERT INTO tickets (account_id, category, booking_id, words, opened_at, acknowledge_by,
    resolve_by, acknowledged_at, answer, answered_at)
  VALUES ($1, 'booking', $2, 'x', now(), now() + interval '2 days', now() + interval '30 days', now(), 'x', now())`;

const TALK: readonly string[] = [
  TICKET,
  `INSERT INTO chat_messages (booking_id, sender_id, body, sent_at) VALUES ($2, $1, 'x', now())`,
  `INSERT INTO ratings (booking_id, customer_id, serviceman_id, service_id, stars, rated_at)
    SELECT id, customer_id, serviceman_id, service_id, 5, now() FROM bookings
    WHERE id = $2 AND customer_id = $1::bigint`,
  `INSERT INTO booking_buyers (booking_id, gstin, name, saved_at)
    SELECT id, '27ABCDE1234F1Z5', 'x', now() FROM bookings WHERE id = $2 AND customer_id = $1::bigint`,
  `INSERT INTO alarms (account_id, role, booking_id, latitude, longitude, raised_at, due_at, ended_by, ended_at, reason)
    VALUES ($1, 'customer', $2, 18.5, 73.8, now(), now(), $1, now(), 'x')`,
  `INSERT INTO revisits (booking_id, origin_id, origin_no, customer_id, first_id, words, claimed_at, due_at, ended_by,
      ended_at, reason)
    SELECT b.id, (SELECT min(o.id) FROM bookings o WHERE o.id <> b.id), 'x', b.customer_id, b.serviceman_id, 'x', now(),
      now(), $1, now(), 'x'
    FROM bookings b WHERE b.id = $2 AND b.customer_id = $1::bigint`,
  `INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, to_state, received_at)
    VALUES ($2, 'hold', 'system', $1, 'started', 'held', now())`,
  `WITH head AS (INSERT INTO ledger_transactions (id, cause, cause_id, booking_id, serviceman_id, written_by,
      reason, written_at) SELECT nextval('ledger_transaction_ids'), 'correction', nextval('ledger_causes'), $2,
      $1, $1, 'x', now() RETURNING id)
    INSERT INTO ledger_entries (transaction_id, account, owner_id, amount, kind, part, serviceman_id,
      booking_id, day)
    SELECT id, 'serviceman-share', $1::bigint, amount, 'correction', 'earning', $1::bigint, $2::bigint, current_date
    FROM head, unnest(ARRAY[1, -1]) AS amount`,
  `INSERT INTO earnings_cases (entry_id, serviceman_id, question, asked_at, answer, answered_at)
    SELECT max(id), $1::bigint, 'x', now(), 'x', now() FROM ledger_entries
    WHERE serviceman_id = $1::bigint AND booking_id = $2::bigint`,
];

/** What operators wrote about the person. */
const REASONS: readonly string[] = [
  `INSERT INTO audit_reasons (hash, salt, words, subject_id) SELECT 'planted ' || $1::bigint || $2::bigint, 'x', 'x', $1::bigint`,
  `INSERT INTO deposits (serviceman_id, amount, way, reference, status, deposited_at, answered_at, reason)
    SELECT $1, 100, 'office', 'x', 'refused', now(), now(), 'x' WHERE $2::bigint > 0`,
  `INSERT INTO payouts (serviceman_id, amount, kept, bank, reference, reason, paid_by, paid_at)
    SELECT $1::bigint, 100, 0, 'x', 'x', 'x', $1::bigint, now() WHERE $2::bigint > 0`,
  `WITH run AS (INSERT INTO payout_runs (prepared_by, prepared_at) SELECT $1::bigint, now() WHERE $2::bigint > 0
      RETURNING id)
    INSERT INTO payout_rows (run_id, serviceman_id, amount, kept, bank_version, bank, state, words)
    SELECT id, $1, 10000, 0, 1, 'x', 'failed', 'x' FROM run`,
  `INSERT INTO payout_freezes (account_id, change, channel, changed_at, frozen_at, due_at, restored_at, answered_by,
      reason)
    SELECT $1::bigint, 'bank', 'phone', now(), now(), now(), now(), $1::bigint, 'x' WHERE $2::bigint > 0`,
  `INSERT INTO completion_overrides (booking_id, asked_by, reason, asked_at) VALUES ($2, $1, 'x', now())`,
  `INSERT INTO countersigns (call, fields, booking_id, asked_by, reason, asked_at, expires_at, words)
    VALUES ('ask-override', '{}', $2, $1, 'x', now(), now() + interval '1 day', 'x')`,
  `INSERT INTO ended_events (event_id, booking_id, ended_by, ended_at, reason)
    SELECT max(id), $2, $1, now(), 'x' FROM booking_events WHERE booking_id = $2`,
  `INSERT INTO unreached_ends (booking_id, ended_by, ended_at, reason) VALUES ($2, $1, now(), 'x')`,
  `INSERT INTO notes (booking_id, written_by, written_at, words) VALUES ($2, $1, now(), 'x')`,
  `INSERT INTO late_cases (booking_id, account_id, kind, opened_at, due_at, closed_at, closed_by, reason)
    VALUES ($2, $1, 'work-not-taken', now(), now() + interval '1 day', now(), $1, 'x')`,
];

const TELL_OTHER = `INSERT INTO notifications (account_id, booking_id, kind, sender, created_at)
  VALUES ($1, $2, 'work-started', $3, now())`;

/** Where a person's rows of a table are, for tables without `account_id`. */
const WHERE: Readonly<Record<string, string>> = {
  accounts: 'id = $1',
  kyc_documents: `account_id = $1 AND type = 'pan'`,
  cars: 'subscription_id IN (SELECT id FROM subscriptions WHERE customer_id = $1)',
  bookings: 'customer_id = $1 OR serviceman_id = $1',
  booking_buyers: 'booking_id IN (SELECT id FROM bookings WHERE customer_id = $1)',
  chat_messages: 'sender_id = $1',
  ratings: 'customer_id = $1',
  revisits: 'customer_id = $1',
  earnings_cases: 'serviceman_id = $1',
  audit_reasons: 'subject_id = $1',
  ledger_transactions: 'serviceman_id = $1 AND reason IS NOT NULL',
  deposits: 'serviceman_id = $1',
  payouts: 'serviceman_id = $1',
  payout_rows: 'serviceman_id = $1',
  completion_overrides: 'asked_by = $1',
  countersigns: 'asked_by = $1',
  ended_events: 'ended_by = $1',
  unreached_ends: 'ended_by = $1',
  notes: 'written_by = $1',
  idempotency_keys: `scope = 'account:' || $1::bigint`,
  dev_inbox: `recipient IN (SELECT '+91' || phone FROM accounts WHERE id = $1)`,
};

/** Values for columns with a format constraint. */
const FORM: Readonly<Record<string, (canary: string) => string>> = {
  'push_subscriptions.keys': (canary) => JSON.stringify({ reason: canary }),
  'booking_events.details': (canary) => JSON.stringify({ reason: canary }),
  'notifications.details': (canary) => JSON.stringify({ reason: canary }),
  'idempotency_keys.reply': (canary) => JSON.stringify({ reason: canary }),
  'work_records.claims': (canary) => JSON.stringify({ name: canary }),
  'outbox.payload': (canary) => JSON.stringify({ reason: canary }),
};

/** Canaries of columns whose form is a constraint. */
const CANARIES: Readonly<Record<string, string>> = { 'booking_buyers.gstin': '29ZYXWV9876C1Z3' };

/** Kept unchanged: rows are found by them, and the search looks for the phone itself. */
const UNCHANGED = new Set(['accounts.phone', 'dev_inbox.recipient']);

/** Columns of the other side of a booking, and those of operators, who are neither. */
const NOT_OWN = {
  serviceman:
    /^operator|^bookings\.(customer_|alternate_|area|street|address|flat|house)|^booking_buyers\.|^cars\.|^ratings\.|^revisits\./,
  customer: /^operator|^bookings\.serviceman_name/,
} as const;

const columnsOf = (kinds: readonly ColumnKind[]): string[] =>
  Object.entries(PERSONAL_COLUMNS).flatMap(([table, columns]) =>
    Object.entries(columns)
      .filter(([, kind]) => kinds.includes(kind))
      .map(([column]) => `${table}.${column}`),
  );

export type Canary = { readonly place: string; readonly value: string };

/** A world in which everything that can be stored about a person is stored, marked with its column. */
export const createPrivacyWorld = async () => {
  const world = await createAccountWorld();
  const { look, context } = world;
  const now = world.now();

  const signIn = async ({ id, role }: FreshPerson): Promise<string> => {
    const opened = await context.databases.system.transaction(SYSTEM, (tx) =>
      context.sessions.open(tx, { accountId: id, role }),
    );
    return opened.authToken;
  };

  const plantCanaries = async (
    { id, phone }: FreshPerson,
    side: keyof typeof NOT_OWN,
  ): Promise<Canary[]> => {
    const canaries: Canary[] = [];
    for (const place of columnsOf(['personal', 'sealed', 'copy', 'about'])) {
      if (NOT_OWN[side].test(place)) continue;
      if (UNCHANGED.has(place)) {
        canaries.push({ place, value: phone });
        continue;
      }
      const [table = '', column = ''] = place.split('.');
      const value = CANARIES[place] ?? `canary-${place.replace('.', '-')}-of-${side}`;
      const written = FORM[place]?.(value) ?? value;
      const where = WHERE[table] ?? 'account_id = $1';
      const changed = await look(
        `UPDATE ${table} SET ${column} = $2 WHERE ${where} RETURNING 1 AS one`,
        [id, written],
      );
      if (changed.length === 0) throw new Error(`no row was planted for ${place}`);
      canaries.push({ place, value });
    }
    return canaries;
  };

  return {
    ...world,
    textColumns: () => look<{ table: string; column: string }>(TEXT_COLUMNS),
    /** A serviceman and a customer with one completed and paid booking between them. */
    createPair: async () => {
      const serviceman = await createPerson(look, 'serviceman', now);
      const customer = await createPerson(look, 'customer', now);
      const parties = { servicemanId: serviceman.id, customerId: customer.id };
      const plan = { count: 1, state: 'completed', now, code: '123456', ...parties } as const;
      const [booking] = await createBookings(look, context.vault, plan);
      const bookingId = booking?.bookingId ?? 0;
      for (const { id } of [serviceman, customer]) {
        for (const sql of TRACES) await look(sql, [id]);
        for (const sql of [...TALK, ...REASONS]) await look(sql, [id, bookingId]);
      }
      return { serviceman, customer, bookingId };
    },
    plantCanaries,
    signInPerson: signIn,
    settle: (bookingId: number) =>
      look('UPDATE bookings SET paid = total_after_end WHERE id = $1', [bookingId]),
    reopen: (bookingId: number) =>
      look(`UPDATE bookings SET state = 'ended' WHERE id = $1`, [bookingId]),
    tellOther: (accountId: number, bookingId: number, sender: string) =>
      look(TELL_OTHER, [accountId, bookingId, sender]),
    stepUp: async (person: FreshPerson): Promise<string> => {
      const token = await signIn(person);
      const session = await context.sessions.find(token);
      await look(STEP_UP, [session?.sessionId, person.id, new Date(now + 60_000)]);
      return token;
    },
    keptOf: (bookingId: number) =>
      look<Record<string, unknown>>(
        `SELECT state, booking_no <> '' AS numbered, customer_name, serviceman_name, customer_phone,
          total_after_end = paid AS paid FROM bookings WHERE id = $1`,
        [bookingId],
      ),
    accountOf: (id: number) =>
      look<Record<string, unknown>>(
        `SELECT phone, email, erased_at IS NOT NULL AS erased FROM accounts WHERE id = $1`,
        [id],
      ),
    auditOf: (id: number) =>
      look<Record<string, unknown>>(
        `SELECT call, outcome, role, (SELECT words FROM audit_reasons r WHERE r.hash = audit.reason) AS reason,
          subject_id::float8 FROM audit WHERE subject_id = $1 ORDER BY id`,
        [id],
      ),
  };
};
