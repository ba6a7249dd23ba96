import type { DepositWay } from '@karigar/domain/ledger/deposit';
import type { LineKind, LinePart } from '@karigar/domain/ledger/lines';
import type { Paise } from '@karigar/domain/money';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

const NAME = `coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p
  WHERE p.account_id = w.serviceman_id), '') AS name`;

export type OpenDeposit = {
  readonly id: number;
  readonly serviceman_id: number;
  readonly name: string;
  readonly way: DepositWay;
  readonly reference: string;
  readonly amount: Paise;
  readonly cash_in_hand: Paise;
  readonly deposited_at: Date;
};

const DEPOSITS: Statement = {
  name: 'list-open-deposits',
  text: `SELECT w.id, w.serviceman_id, ${NAME}, w.way, w.reference, w.amount,
      coalesce((SELECT b.cash_in_hand FROM serviceman_balances b WHERE b.serviceman_id = w.serviceman_id), 0) AS cash_in_hand,
      w.deposited_at
    FROM deposits w WHERE w.status = 'waiting' ORDER BY w.deposited_at, w.id LIMIT $1`,
};

export const listOpen = (tx: Transaction, most: number): Promise<OpenDeposit[]> =>
  tx.rows(DEPOSITS, [most]);

const COUNT_DEPOSITS: Statement = {
  name: 'count-open-deposits',
  text: `SELECT count(*)::int AS count FROM deposits WHERE status = 'waiting'`,
};

export const countOpen = async (tx: Transaction): Promise<number> =>
  (await tx.rows<{ count: number }>(COUNT_DEPOSITS))[0]?.count ?? 0;

export type OpenCase = {
  readonly case_no: string;
  readonly serviceman_id: number;
  readonly name: string;
  readonly question: string;
  readonly asked_at: Date;
  readonly part: LinePart;
  readonly kind: LineKind;
  readonly amount: Paise;
  readonly details: { readonly names?: Names; readonly rate?: number } | null;
  readonly written_at: Date;
  readonly reason: string | null;
  readonly booking_no: string;
  readonly service_names: Names;
  readonly total: Paise;
  readonly paid: Paise;
};

/** A question is about a line of a job, which somebody did. */
const CASES: Statement = {
  name: 'list-open-cases',
  text: `SELECT w.case_no, w.serviceman_id, ${NAME}, w.question, w.asked_at, e.part, e.kind, e.amount, e.details,
      t.written_at, t.reason, b.booking_no, names_of(b.service_names, b.service_name, b.service_name_hi) AS service_names,
      coalesce(b.total_after_end, b.total) AS total, b.paid
    FROM earnings_cases w
      JOIN ledger_entries e ON e.id = w.entry_id
      JOIN ledger_transactions t ON t.id = e.transaction_id
      JOIN bookings b ON b.id = e.booking_id
    WHERE w.answered_at IS NULL AND e.part IS NOT NULL ORDER BY w.asked_at, w.case_no LIMIT $1`,
  trusted: { details: 'post writes the details of every entry from one function' },
};

export const listOpenQuestions = (tx: Transaction, most: number): Promise<OpenCase[]> =>
  tx.rows(CASES, [most]);

const COUNT_CASES: Statement = {
  name: 'count-open-cases',
  text: `SELECT count(*)::int AS count FROM earnings_cases WHERE answered_at IS NULL`,
};

export const countOpenQuestions = async (tx: Transaction): Promise<number> =>
  (await tx.rows<{ count: number }>(COUNT_CASES))[0]?.count ?? 0;
