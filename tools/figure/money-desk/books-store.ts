import type { Look } from '../../../apps/api/testing/fresh-people.ts';

export interface Balance {
  id: number;
  payable: number;
  cash: number;
}

export const readBalances = (look: Look): Promise<Balance[]> =>
  look(`SELECT serviceman_id::float8 AS id, payable::float8 AS payable, cash_in_hand::float8 AS cash
    FROM serviceman_balances`);

export interface AnsweredLine {
  day: string;
  amount: number;
  words: string;
  reference: string;
  state: string;
  kind: string | null;
  matched: string | null;
}

export const readLines = (look: Look): Promise<AnsweredLine[]> =>
  look(`SELECT day::text, amount::float8 AS amount, words, reference, state, matched_kind AS kind, matched_id AS matched
    FROM bank_lines`);

export interface DepositRow {
  id: number;
  owner: number;
  amount: number;
  status: string;
  posted: number;
}

/** Each deposit with how often its own event was posted. */
export const readDeposits = (look: Look): Promise<DepositRow[]> =>
  look(`SELECT d.id::float8 AS id, d.serviceman_id::float8 AS owner, d.amount::float8 AS amount, d.status,
      (SELECT count(*)::int FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
        WHERE t.cause = 'deposit' AND t.cause_id = d.id AND e.account = 'deposits' AND e.amount = d.amount) AS posted
    FROM deposits d`);

/** Of servicemen, what was posted as deposited and as paid out since. */
export interface Moved {
  owner: number;
  deposited: number;
  paidOut: number;
  returned: number;
}

export const readMoved = (look: Look, since: Date): Promise<Moved[]> =>
  look(
    `SELECT t.serviceman_id::float8 AS owner,
      coalesce(sum(e.amount) FILTER (WHERE t.cause = 'deposit' AND e.account = 'deposits'), 0)::float8 AS deposited,
      coalesce(-sum(e.amount) FILTER (WHERE t.cause = 'payout' AND e.account = 'payouts'), 0)::float8 AS "paidOut",
      coalesce(sum(e.amount) FILTER (WHERE t.cause = 'payout-return' AND e.account = 'payouts'), 0)::float8 AS returned
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.written_at >= $1 GROUP BY t.serviceman_id`,
    [since],
  );

export interface UpiRow {
  code: string;
  status: string;
  bank: string | null;
  paid: number;
  total: number;
  payments: number;
}

export const readUpi = (look: Look): Promise<UpiRow[]> =>
  look(`SELECT u.reference AS code, u.status, u.bank_reference AS bank, b.paid::float8 AS paid,
      b.total_after_end::float8 AS total,
      (SELECT count(*)::int FROM ledger_transactions t WHERE t.booking_id = b.id AND t.cause = 'payment') AS payments
    FROM upi_requests u JOIN bookings b ON b.id = u.booking_id`);

export interface RowOfRun {
  id: number;
  owner: number;
  amount: number;
  state: string;
  utr: string | null;
}

/** Of every run. */
export const readRows = (look: Look): Promise<RowOfRun[]> =>
  look(`SELECT id::float8 AS id, serviceman_id::float8 AS owner, amount::float8 AS amount, state, utr
    FROM payout_rows`);

export const openCases = (look: Look): Promise<{ no: string }[]> =>
  look('SELECT case_no AS no FROM earnings_cases WHERE answer IS NULL');

export const readRefunds = (
  look: Look,
  bookings: readonly number[],
): Promise<{ id: number; refunded: number; posted: number }[]> =>
  look(
    `SELECT b.id::float8 AS id, b.refunded::float8 AS refunded,
      (SELECT count(*)::int FROM ledger_transactions t WHERE t.booking_id = b.id AND t.cause = 'refund') AS posted
    FROM bookings b WHERE b.id = ANY ($1::bigint[])`,
    [bookings],
  );
