import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { DocumentType } from '@karigar/domain/documents/document-number';
import type { KycStatus } from '@karigar/domain/documents/kyc-status';
import type { NameMatch } from '@karigar/domain/documents/name-match';
import type { SeenAs } from '@karigar/domain/verification/review';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

export type ReviewedDocument = {
  readonly id: number;
  readonly account_id: number;
  readonly type: DocumentType;
  readonly status: KycStatus;
  readonly uploads: number;
  readonly is_sent: boolean;
  readonly is_signed: boolean;
  readonly number_sealed: string | null;
  readonly number_hash: string | null;
  readonly number_last_four: string | null;
};

const LOCK: Statement = {
  name: 'lock-reviewed-document',
  text: `SELECT id, account_id, type, status, uploads, signature_checked_at IS NOT NULL AS is_signed,
      image_key IS NOT NULL OR signature_checked_at IS NOT NULL AS is_sent, number_sealed, number_hash, number_last_four
    FROM kyc_documents WHERE id = $1 FOR NO KEY UPDATE`,
};

/** Anybody's document. */
export const lockReviewed = async (
  tx: Transaction,
  documentId: number,
): Promise<ReviewedDocument | null> =>
  (await tx.rows<ReviewedDocument>(LOCK, [documentId]))[0] ?? null;

type NumberCheck = { readonly tries: number; readonly is_equal: boolean };

const CHECKED: Statement = {
  name: 'read-number-check',
  text: `SELECT tries, is_equal FROM number_checks WHERE document_id = $1 AND checked_by = $2 AND upload = $3`,
};

export const readNumberCheck = async (
  tx: Transaction,
  { id, uploads }: Pick<ReviewedDocument, 'id' | 'uploads'>,
  operatorId: number,
): Promise<NumberCheck> =>
  (await tx.rows<NumberCheck>(CHECKED, [id, operatorId, uploads]))[0] ?? {
    tries: 0,
    is_equal: false,
  };

const COUNT_TRY: Statement = {
  name: 'count-number-try',
  text: `INSERT INTO number_checks AS c (document_id, checked_by, upload, tries, is_equal, checked_at)
      VALUES ($1, $2, $3, 1, $4, $5)
    ON CONFLICT (document_id, checked_by, upload) DO UPDATE
      SET tries = c.tries + 1, is_equal = c.is_equal OR excluded.is_equal, checked_at = excluded.checked_at`,
};

export const countTry = async (
  tx: Transaction,
  { id, uploads }: ReviewedDocument,
  { by, isEqual, at }: { readonly by: number; readonly isEqual: boolean; readonly at: Date },
): Promise<void> => void (await tx.rows(COUNT_TRY, [id, by, uploads, isEqual, at]));

const FIRST_APPROVAL: Statement = {
  name: 'find-first-approval',
  text: `SELECT answered_by FROM kyc_answers WHERE document_id = $1 AND version = $2 AND needs_second
    AND undone_at IS NULL ORDER BY id DESC LIMIT 1`,
};

/** Who approved this upload before, so that a second reviewer decides; null without one. */
export const findFirstReviewer = async (
  tx: Transaction,
  { id, uploads }: ReviewedDocument,
): Promise<number | null> =>
  (await tx.rows<{ answered_by: number }>(FIRST_APPROVAL, [id, uploads]))[0]?.answered_by ?? null;

const LOCK_REVIEWER: Statement = {
  name: 'lock-reviewer',
  text: `SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE`,
};
const APPROVALS: Statement = {
  name: 'count-approvals',
  text: `SELECT count(*) FROM kyc_answers WHERE answered_by = $1 AND outcome = 'approved' AND undone_at IS NULL`,
};

/** Locked, so that two approvals at once are counted one after the other. */
export const countApprovals = async (tx: Transaction, operatorId: number): Promise<number> => {
  await tx.rows(LOCK_REVIEWER, [operatorId]);
  return (await tx.rows<{ count: number }>(APPROVALS, [operatorId]))[0]?.count ?? 0;
};

export type NewAnswer = {
  readonly accountId: number;
  readonly about: 'document' | 'bank' | 'account';
  readonly documentId?: number;
  readonly version?: number;
  readonly outcome: 'approved' | 'rejected' | 'verified' | 'refused' | 'withdrawn';
  readonly reason: string | null;
  readonly words: string | null;
  readonly nameSeen?: SeenAs;
  readonly faceSeen?: SeenAs | null;
  readonly isNumberEqual?: boolean;
  readonly nameMatch?: NameMatch | null;
  readonly needsSecond?: boolean;
  readonly by: number;
  readonly at: Date;
  /** Null while the serviceman is told later. */
  readonly toldAt: Date | null;
};

const ADD = named({
  name: 'add-kyc-answer',
  text: `INSERT INTO kyc_answers (account_id, about, document_id, version, outcome, reason_kind, words, name_seen,
      face_seen, is_number_equal, name_match, needs_second, answered_by, answered_at, told_at)
    VALUES ($accountId, $about, $documentId, $version, $outcome, $reason, $words, $nameSeen, $faceSeen, $isNumberEqual,
      $nameMatch, $needsSecond, $by, $at, $toldAt)`,
});

export const addAnswer = async (tx: Transaction, answer: NewAnswer): Promise<void> => {
  const { documentId = null, version = null, nameSeen = null, faceSeen = null } = answer;
  const { isNumberEqual = null, nameMatch = null, needsSecond = false } = answer;
  const seen = { nameSeen, faceSeen, isNumberEqual, nameMatch };
  await tx.rows(ADD, ADD.values({ ...answer, documentId, version, ...seen, needsSecond }));
};

const DECIDE: Statement = {
  name: 'decide-document',
  text: `UPDATE kyc_documents SET status = $2, reason_kind = $3, reason = $4, valid_until = $5, answered_at = $6,
      updated_at = $6
    WHERE id = $1`,
};

export const decideDocument = async (
  tx: Transaction,
  documentId: number,
  decided: {
    readonly outcome: 'approved' | 'rejected';
    readonly reason: string | null;
    readonly words: string | null;
    readonly validUntil: IndiaDay | null;
  },
  now: Date,
): Promise<void> => {
  const { outcome, reason, words, validUntil } = decided;
  await tx.rows(DECIDE, [documentId, outcome, reason, words, validUntil, now]);
};

export type LatestAnswer = {
  readonly id: number;
  readonly answered_by: number;
  readonly answered_at: Date;
  readonly told_at: Date | null;
  readonly version: number;
};

const LATEST: Statement = {
  name: 'find-latest-document-answer',
  text: `SELECT id, answered_by, answered_at, told_at, coalesce(version, 0) AS version FROM kyc_answers
    WHERE document_id = $1 AND undone_at IS NULL ORDER BY id DESC LIMIT 1`,
};

export const findLatestAnswer = async (
  tx: Transaction,
  documentId: number,
): Promise<LatestAnswer | null> => (await tx.rows<LatestAnswer>(LATEST, [documentId]))[0] ?? null;

/** Not when another account took the number of a rejected document in the meantime. */
const REOPEN: Statement = {
  name: 'reopen-document',
  text: `UPDATE kyc_documents d SET status = 'pending', reason_kind = NULL, reason = NULL, valid_until = NULL,
      answered_at = NULL, updated_at = coalesce(sent_at, updated_at)
    WHERE d.id = $1 AND NOT EXISTS (SELECT FROM kyc_documents o WHERE o.type = d.type AND o.id <> d.id
      AND o.number_hash = d.number_hash AND o.status <> 'rejected')
    RETURNING d.id`,
};
const UNDO: Statement = {
  name: 'undo-kyc-answer',
  text: `UPDATE kyc_answers SET undone_at = $2 WHERE id = $1`,
};

/** False when the document cannot wait again. */
export const undoAnswer = async (
  tx: Transaction,
  documentId: number,
  answerId: number,
  now: Date,
): Promise<boolean> => {
  if ((await tx.rows(REOPEN, [documentId])).length === 0) return false;
  await tx.rows(UNDO, [answerId, now]);
  return true;
};
