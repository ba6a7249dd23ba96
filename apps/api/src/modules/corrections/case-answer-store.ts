import type { Statement, Transaction } from '#platform/db';

type Case = { readonly serviceman_id: number; readonly answered_at: Date | null };

const LOCK: Statement = {
  name: 'lock-case',
  text: `SELECT serviceman_id, answered_at FROM earnings_cases WHERE case_no = $1 FOR NO KEY UPDATE`,
};

export const lockCase = async (tx: Transaction, caseNo: string): Promise<Case | null> =>
  (await tx.rows<Case>(LOCK, [caseNo]))[0] ?? null;

const ANSWER: Statement = {
  name: 'answer-case',
  text: `UPDATE earnings_cases SET answer = $2, answered_by = $3, answered_at = $4 WHERE case_no = $1`,
};

export const answerCase = async (
  tx: Transaction,
  caseNo: string,
  given: { readonly answer: string; readonly by: number; readonly at: Date },
): Promise<void> => void (await tx.rows(ANSWER, [caseNo, given.answer, given.by, given.at]));
