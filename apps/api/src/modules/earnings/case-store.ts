import type { Statement, Transaction } from '#platform/db';
import { OF_BOOKING } from './earned-job-store.ts';
import { LINE_COLUMNS, LINE_TRUST, type LineRow } from './line-store.ts';

export type CaseRow = LineRow & {
  readonly question: string;
  readonly asked_at: Date;
  readonly answer: string | null;
  readonly answered_at: Date | null;
  readonly booking_id: number;
  readonly order_id: number;
  readonly booking_no: string;
};

const LIST: Statement = {
  name: 'list-cases',
  text: `SELECT c.case_no, c.question, c.asked_at, c.answer, c.answered_at, ${LINE_COLUMNS},
      b.id AS booking_id, b.order_id, b.booking_no
    FROM earnings_cases c
      JOIN ledger_entries e ON e.id = c.entry_id
      JOIN ledger_transactions t ON t.id = e.transaction_id
      JOIN earned_jobs b ON b.id = e.booking_id
    WHERE c.serviceman_id = $1 AND e.part IS NOT NULL ORDER BY c.asked_at DESC, c.case_no DESC LIMIT $2`,
  trusted: {
    ...LINE_TRUST,
    order_id: OF_BOOKING,
    booking_no: OF_BOOKING,
  },
};

export const listCases = (
  tx: Transaction,
  servicemanId: number,
  most: number,
): Promise<CaseRow[]> => tx.rows(LIST, [servicemanId, most]);

const OPEN: Statement = {
  name: 'find-open-case',
  text: `SELECT case_no FROM earnings_cases WHERE entry_id = $1 AND answered_at IS NULL`,
};

export const findOpenCase = async (tx: Transaction, lineId: number): Promise<string | null> =>
  (await tx.rows<{ case_no: string }>(OPEN, [lineId]))[0]?.case_no ?? null;

const COUNT: Statement = {
  name: 'count-cases',
  text: `SELECT count(*) FROM earnings_cases WHERE serviceman_id = $1 AND asked_at > $2`,
};

export const countCases = async (
  tx: Transaction,
  servicemanId: number,
  since: Date,
): Promise<number> =>
  (await tx.rows<{ count: number }>(COUNT, [servicemanId, since]))[0]?.count ?? 0;

const INSERT: Statement = {
  name: 'open-case',
  text: `INSERT INTO earnings_cases (entry_id, serviceman_id, question, asked_at)
    VALUES ($1, $2, $3, $4) RETURNING case_no`,
};

export const openCase = async (
  tx: Transaction,
  asked: { lineId: number; servicemanId: number; question: string; at: Date },
): Promise<string> => {
  const values = [asked.lineId, asked.servicemanId, asked.question, asked.at];
  const [row] = await tx.rows<{ case_no: string }>(INSERT, values);
  if (row === undefined) throw new Error('no case was opened');
  return row.case_no;
};
