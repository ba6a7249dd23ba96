import type { DocumentType } from '@karigar/domain/documents/document-number';
import type { Statement, Transaction } from '#platform/db';

export type UntoldAnswer = {
  readonly id: number;
  readonly account_id: number;
  readonly outcome: 'approved' | 'rejected';
  readonly type: DocumentType;
  readonly reason_kind: string | null;
  readonly words: string | null;
};

const UNTOLD = `SELECT a.id, a.account_id, CASE WHEN a.outcome = 'approved' THEN 'approved' ELSE 'rejected' END AS outcome, d.type, a.reason_kind, a.words
  FROM kyc_answers a JOIN kyc_documents d ON d.id = a.document_id
  WHERE a.told_at IS NULL AND a.undone_at IS NULL AND NOT a.needs_second`;

const DUE: Statement = {
  name: 'list-untold-answers',
  text: `${UNTOLD} AND a.answered_at <= $1 ORDER BY a.answered_at LIMIT $2 FOR NO KEY UPDATE OF a SKIP LOCKED`,
};

/** Another worker may tell others at the same time. */
export const listUntold = (tx: Transaction, before: Date, limit: number): Promise<UntoldAnswer[]> =>
  tx.rows(DUE, [before, limit]);

const OF_ACCOUNT: Statement = {
  name: 'list-untold-answers-of',
  text: `${UNTOLD} AND a.account_id = $1 ORDER BY a.id FOR NO KEY UPDATE OF a`,
};

export const listUntoldOf = (tx: Transaction, accountId: number): Promise<UntoldAnswer[]> =>
  tx.rows(OF_ACCOUNT, [accountId]);

const MARK: Statement = {
  name: 'mark-answer-notified',
  text: `UPDATE kyc_answers SET told_at = $2 WHERE id = $1`,
};

export const markNotified = async (tx: Transaction, id: number, now: Date): Promise<void> =>
  void (await tx.rows(MARK, [id, now]));

const SHOW: Statement = {
  name: 'show-document-answers',
  text: `UPDATE kyc_documents SET answered_at = NULL WHERE account_id = $1 AND answered_at IS NOT NULL`,
};

/** The serviceman reads every answer from now on. */
export const showAnswers = async (tx: Transaction, accountId: number): Promise<void> =>
  void (await tx.rows(SHOW, [accountId]));
