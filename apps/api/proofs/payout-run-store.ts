import { setTimeout as pause } from 'node:timers/promises';
import type { Vault } from '#platform/vault';
import type { Look } from '#testing/fresh-people';

/** A serviceman of the proof, and what a run must do. */
export type Earner = {
  readonly id: number;
  readonly payable: number;
  readonly cash: number;
  readonly depositing: number;
  readonly why: 'due' | 'frozen' | 'not-verified' | 'bank-unchecked' | 'below-least';
};

/** Of one person and version: the proof sees whose account a transfer reached, and which version of it. */
export const accountNumber = (id: number, version: number): string => `${id}00${version}`;

/** next_id() has 4096 numbers a second. */
const MOST_IN_A_SECOND = 2000;

const PEOPLE = `WITH people AS (
    INSERT INTO accounts (phone, created_at, phone_verified_at)
      SELECT '61' || lpad(n::text, 8, '0'), now(), now() FROM generate_series($1::int, $2::int) n RETURNING id
  ), members AS (
    INSERT INTO memberships (account_id, role, verified_at) SELECT id, 'serviceman', now() FROM people
  ), named AS (
    INSERT INTO profiles (account_id, first_name, last_name) SELECT id, 'Kavita', 'Pawar' FROM people
  )
  SELECT id::float8 AS id FROM people ORDER BY id`;

const BANKS = `INSERT INTO bank_details (account_id, bank_name, holder_name, account_number_sealed, account_number_masked,
    ifsc, updated_at, check_outcome)
  SELECT b.id, 'Bank', 'Kavita Pawar', b.sealed, 'XX9035', 'HDFC0001234', now(),
    CASE WHEN b.why <> 'bank-unchecked' THEN 'verified' END
  FROM jsonb_to_recordset($1) AS b (id bigint, sealed text, why text)`;

const MONEY = `SELECT post_to_ledger('deposit', -m.id, NULL, NULL, m.id, NULL, NULL, now(), current_date,
    (SELECT jsonb_agg(e) FROM jsonb_array_elements(jsonb_build_array(
      jsonb_build_object('account', 'payable', 'ownerId', m.id, 'amount', -m.payable, 'kind', 'settled'),
      jsonb_build_object('account', 'cash-in-hand', 'ownerId', m.id, 'amount', m.cash, 'kind', 'cash-collected', 'part', 'cash'),
      jsonb_build_object('account', 'online', 'amount', m.payable - m.cash, 'kind', 'paid'))) e
     WHERE (e->>'amount')::bigint <> 0))
  FROM jsonb_to_recordset($1) AS m (id bigint, payable bigint, cash bigint)`;

const DEPOSITS = `INSERT INTO deposits (serviceman_id, amount, way, reference, deposited_at)
  SELECT m.id, m.depositing, 'office', 'R-1', now() FROM jsonb_to_recordset($1) AS m (id bigint, depositing bigint)
  WHERE m.depositing > 0`;

const NOT_DUE = [
  `INSERT INTO payout_freezes (account_id, change, channel, changed_at, frozen_at, due_at)
    SELECT id, 'bank', 'phone', now(), now(), now() FROM jsonb_to_recordset($1) AS m (id bigint, why text) WHERE why = 'frozen'`,
  `UPDATE memberships SET verified_at = NULL WHERE account_id IN
    (SELECT id FROM jsonb_to_recordset($1) AS m (id bigint, why text) WHERE why = 'not-verified')`,
];

const REASONS: readonly Earner['why'][] = [
  'frozen',
  'not-verified',
  'bank-unchecked',
  'below-least',
];

/** Some are not due, some carry cash, and some have reported a deposit of it. */
const draw = (id: number, at: number): Earner => {
  const why = REASONS[at % 25] ?? 'due';
  const payable = why === 'below-least' ? 9999 : 25_000 + (at % 7) * 10_037;
  const cash = why === 'due' ? ([0, 0, 12_000, 200_000, 12_000][at % 5] ?? 0) : 0;
  return { id, why, payable, cash, depositing: at % 5 === 4 && cash > 0 ? 7000 : 0 };
};

export const plantEarners = async (look: Look, vault: Vault, count: number): Promise<Earner[]> => {
  const people: { id: number }[] = [];
  for (let first = 1; first <= count; first += MOST_IN_A_SECOND) {
    if (first > 1) await pause(1100);
    const last = Math.min(count, first + MOST_IN_A_SECOND - 1);
    people.push(...(await look<{ id: number }>(PEOPLE, [first, last])));
  }
  const earners = people.map(({ id }, at) => draw(id, at));
  const banks = earners.map(({ id, why }) => ({
    id,
    why,
    sealed: vault.seal(accountNumber(id, 1), `bank_details.account_number:${id}`),
  }));
  await look(BANKS, [JSON.stringify(banks)]);
  const planted = JSON.stringify(earners);
  for (const sql of [MONEY, DEPOSITS, ...NOT_DUE]) await look(sql, [planted]);
  return earners;
};

const CHANGE_BANKS = `UPDATE bank_details b SET account_number_sealed = c.sealed, version = c.version
  FROM jsonb_to_recordset($1) AS c (id bigint, version integer, sealed text) WHERE b.account_id = c.id`;

const WAITING = `SELECT r.id::float8 AS "rowId", r.serviceman_id::float8 AS id, k.version
  FROM payout_rows r JOIN bank_details k ON k.account_id = r.serviceman_id
  WHERE r.run_id = $1 AND r.state = 'waiting' AND r.amount > 0 ORDER BY r.id`;

export type InRun = { readonly rowId: number; readonly id: number; readonly version: number };

export const waitingIn = (look: Look, runId: number): Promise<InRun[]> => look(WAITING, [runId]);

/** Somebody changes these bank accounts after the run was confirmed, and even passes the check. */
export const changeBanks = async (
  look: Look,
  vault: Vault,
  of: readonly InRun[],
): Promise<void> => {
  const changes = of.map(({ id, version }) => ({
    id,
    version: version + 1,
    sealed: vault.seal(accountNumber(id, version + 1), `bank_details.account_number:${id}`),
  }));
  await look(CHANGE_BANKS, [JSON.stringify(changes)]);
};

const SHOWN = `UPDATE sessions SET passkey_shown_at = now() WHERE account_id = $1 AND revoked_at IS NULL`;

/** As after the touch of a passkey. */
export const showPasskey = (look: Look, operatorId: number) => look(SHOWN, [operatorId]);

const CHECKED = `UPDATE bank_details b SET check_outcome = 'verified' FROM payout_rows r
  WHERE r.state IN ('failed', 'returned') AND b.account_id = r.serviceman_id AND b.check_outcome IS NULL`;

/** The desk kyc finds nothing wrong with the accounts to which transfers failed, or from which they came back. */
export const checkFailed = (look: Look) => look(CHECKED);

const SOONER = `UPDATE payout_transfers SET looks_at = now() WHERE looks_at > now() + interval '1 second'
  AND row_id IN (SELECT row_id FROM payout_transfers t JOIN payout_rows r ON r.id = t.row_id
    WHERE r.state = 'waiting' OR looks_at <= now() + interval '70 seconds' OR $1::boolean)`;

/**
 * As if time had passed: the worker looks now at open transfers and at those whose last look failed, or at all of which
 * it expects anything.
 */
export const timePasses = (look: Look, atAll: boolean) => look(SOONER, [atAll]);

const OPEN = `SELECT count(*) FILTER (WHERE r.state = 'waiting')::int AS waiting,
    count(*) FILTER (WHERE t.looks_at <= now() + interval '70 seconds')::int AS due
  FROM payout_transfers t JOIN payout_rows r ON r.id = t.row_id`;

/** Rows without an answer, and transfers at which the worker looks within a minute. */
export const openTransfers = async (look: Look): Promise<{ waiting: number; due: number }> =>
  (await look<{ waiting: number; due: number }>(OPEN))[0] ?? { waiting: 0, due: 0 };

export type Posted = {
  readonly id: number;
  readonly payable: number;
  readonly kept: number;
  readonly transfers: readonly {
    readonly utr: string;
    readonly amount: number;
    readonly version: number;
  }[];
};

const POSTED = `SELECT b.serviceman_id::float8 AS id, b.payable::float8 AS payable,
    coalesce((SELECT sum(p.kept) FROM payouts p WHERE p.serviceman_id = b.serviceman_id), 0)::float8 AS kept,
    coalesce((SELECT jsonb_agg(jsonb_build_object('utr', p.reference, 'amount', p.amount, 'version', r.bank_version))
      FROM payouts p LEFT JOIN payout_rows r ON r.id = p.row_id
      WHERE p.serviceman_id = b.serviceman_id AND p.amount > 0 AND p.returned_at IS NULL), '[]') AS transfers
  FROM serviceman_balances b WHERE b.serviceman_id = ANY ($1)`;

export const postedOf = (look: Look, ids: readonly number[]): Promise<Posted[]> =>
  look(POSTED, [ids]);

const UNBALANCED = `SELECT 'sum of ' || transaction_id AS wrong FROM ledger_entries GROUP BY transaction_id HAVING sum(amount) <> 0
  UNION ALL SELECT 'balance of ' || b.serviceman_id FROM serviceman_balances b
    WHERE payable <> (SELECT coalesce(-sum(amount), 0) FROM ledger_entries e
        WHERE e.account = 'payable' AND e.owner_id = b.serviceman_id)
      OR cash_in_hand <> (SELECT coalesce(sum(amount), 0) FROM ledger_entries e
        WHERE e.account = 'cash-in-hand' AND e.owner_id = b.serviceman_id)
  UNION ALL SELECT 'payouts and their entries' FROM (SELECT sum(amount) AS paid FROM payouts WHERE returned_at IS NULL) p
    WHERE p.paid <> (SELECT coalesce(-sum(amount), 0) FROM ledger_entries WHERE account = 'payouts')`;

export const unbalanced = async (look: Look): Promise<string[]> =>
  (await look<{ wrong: string }>(UNBALANCED)).map(({ wrong }) => wrong);
