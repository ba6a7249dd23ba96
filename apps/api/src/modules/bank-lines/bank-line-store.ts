import type { BankLine, MatchKind, NumberedLine } from '@karigar/domain/bank-lines/bank-line';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

const SAVE: Statement = {
  name: 'save-bank-lines',
  text: `INSERT INTO bank_lines (day, amount, reference, words, nth, saved_by, saved_at)
    SELECT l.day, l.amount, l.reference, l.words, l.nth, $2, $3
    FROM jsonb_to_recordset($1) AS l (day date, amount bigint, reference text, words text, nth integer)
    ORDER BY l.day, l.amount, l.reference, l.words, l.nth
    ON CONFLICT (day, amount, reference, words, nth) DO NOTHING RETURNING id`,
};

/** How many of them are new. Ordered, so that two people who drop the same file wait for each other. */
export const saveLines = async (
  tx: Transaction,
  lines: readonly BankLine[],
  by: number,
  at: Date,
): Promise<number> => (await tx.rows<{ id: number }>(SAVE, [JSON.stringify(lines), by, at])).length;

export type WaitingLine = NumberedLine & { readonly saved_at: Date };

/** Of a busy month; what comes after them is listed once these are answered. */
const MOST = 400;

const WAITING: Statement = {
  name: 'list-waiting-bank-lines',
  text: `SELECT id, day::text, amount, reference, words, saved_at FROM bank_lines
    WHERE state = 'waiting' ORDER BY day, id LIMIT ${MOST}`,
};

export const listWaitingLines = (tx: Transaction): Promise<WaitingLine[]> => tx.rows(WAITING, []);

const COUNT: Statement = {
  name: 'count-bank-lines',
  text: `SELECT count(*) FILTER (WHERE state = 'waiting')::integer AS waiting,
      count(*) FILTER (WHERE answered_at >= $1)::integer AS answered
    FROM bank_lines WHERE state = 'waiting' OR (state <> 'waiting' AND answered_at >= $1)`,
};

export type LineCounts = { readonly waiting: number; readonly answered: number };

/** How many wait, and how many were answered since. */
export const countLines = async (tx: Transaction, since: Date): Promise<LineCounts> =>
  (await tx.rows<LineCounts>(COUNT, [since]))[0] ?? { waiting: 0, answered: 0 };

export type StoredLine = {
  readonly id: number;
  readonly amount: Paise;
  readonly reference: string;
  readonly words: string;
  readonly state: string;
};

const LOCK: Statement = {
  name: 'lock-bank-line',
  text: 'SELECT id, amount, reference, words, state FROM bank_lines WHERE id = $1 FOR NO KEY UPDATE',
};

export const lockLine = async (tx: Transaction, id: number): Promise<StoredLine | null> =>
  (await tx.rows<StoredLine>(LOCK, [id]))[0] ?? null;

const MATCH: Statement = {
  name: 'match-bank-line',
  text: `UPDATE bank_lines SET state = 'matched', matched_kind = $2, matched_id = $3, answered_by = $4, answered_at = $5
    WHERE id = $1`,
};

export const saveMatched = async (
  tx: Transaction,
  id: number,
  matched: { readonly kind: MatchKind; readonly id: string },
  by: number,
  at: Date,
): Promise<void> => void (await tx.rows(MATCH, [id, matched.kind, matched.id, by, at]));

const SET_ASIDE: Statement = {
  name: 'set-bank-line-aside',
  text: `UPDATE bank_lines SET state = 'set-aside', reason = $2, answered_by = $3, answered_at = $4 WHERE id = $1`,
};

export const saveAside = async (
  tx: Transaction,
  id: number,
  reason: string,
  by: number,
  at: Date,
): Promise<void> => void (await tx.rows(SET_ASIDE, [id, reason, by, at]));

export type WaitingDay = {
  readonly day: IndiaDay;
  readonly lines: number;
  readonly amount: Paise;
  readonly saved_at: Date;
};

const DAYS: Statement = {
  name: 'list-days-of-waiting-bank-lines',
  text: `SELECT day::text, count(*)::integer AS lines, sum(amount)::bigint AS amount, min(saved_at) AS saved_at
    FROM bank_lines WHERE state = 'waiting' AND ($1::text IS NULL OR to_char(day, 'YYYYMMDD') = $1)
    GROUP BY day ORDER BY day LIMIT $2`,
};

/** Days of the statement that have lines which nobody answered. */
export const listWaitingDays = (
  tx: Transaction,
  only: string | null,
  most: number,
): Promise<WaitingDay[]> => tx.rows(DAYS, [only, most]);
