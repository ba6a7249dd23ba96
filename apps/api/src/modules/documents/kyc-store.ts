import type { DocumentType } from '@karigar/domain/documents/document-number';
import { mayUploadDocument, type KycStatus } from '@karigar/domain/documents/kyc-status';
import { accepted, refused, type Result } from '@karigar/domain/result';
import { SHOWN_AFTER_MS } from '@karigar/domain/verification/review';
import type { Statement, Transaction } from '#platform/db';
import type { SealedPicture } from '#platform/pictures';

export type DocumentRow = {
  readonly id: number;
  readonly type: DocumentType;
  readonly status: KycStatus;
  readonly image_key: string | null;
  readonly image_data_key_sealed: string | null;
  /** The kind of a rejection, and the reviewer's own words. */
  readonly reason_kind: string | null;
  readonly reason: string | null;
  readonly number_sealed: string | null;
  readonly number_last_four: string | null;
  readonly signed_name: string | null;
  readonly signature_checked_at: Date | null;
};

/** Whether the document takes a picture or a signed file now. */
export const isOpen = ({ image_key, signature_checked_at, status }: DocumentRow): boolean =>
  mayUploadDocument({ isSent: image_key !== null || signature_checked_at !== null, status });

/** The owner reads an answer when the reviewer can no longer take it back. */
const columnsAt = (
  now: string,
): string => `id, type, image_key, image_data_key_sealed, reason_kind, reason,
  CASE WHEN answered_at > ${now}::timestamptz - interval '${SHOWN_AFTER_MS} milliseconds' THEN 'pending'
    ELSE status END AS status,
  number_sealed, number_last_four, signed_name, signature_checked_at`;

const LIST: Statement = {
  name: 'list-kyc-documents',
  text: `SELECT ${columnsAt('$2')} FROM kyc_documents WHERE account_id = $1 ORDER BY id`,
};

export const listDocuments = (
  tx: Transaction,
  accountId: number,
  now: Date,
): Promise<DocumentRow[]> => tx.rows(LIST, [accountId, now]);

const FIND: Statement = {
  name: 'find-kyc-document',
  text: `SELECT ${columnsAt('$3')} FROM kyc_documents WHERE id = $1 AND account_id = $2`,
};

/** The caller's own document; null for another's and for a missing one. */
export const findDocument = async (
  tx: Transaction,
  documentId: number,
  accountId: number,
  now: Date,
): Promise<DocumentRow | null> =>
  (await tx.rows<DocumentRow>(FIND, [documentId, accountId, now]))[0] ?? null;

const LOCK: Statement = {
  name: 'lock-kyc-document',
  text: `SELECT ${columnsAt('$3')} FROM kyc_documents WHERE id = $1 AND account_id = $2 FOR NO KEY UPDATE`,
};

/** Locks the caller's own document; null for another's and for a missing one. */
export const lockDocument = async (
  tx: Transaction,
  documentId: number,
  accountId: number,
  now: Date,
): Promise<DocumentRow | null> =>
  (await tx.rows<DocumentRow>(LOCK, [documentId, accountId, now]))[0] ?? null;

/** A stored document number: sealed, with a hash to find it again, or reduced to its last four. */
export type StoredNumber = {
  readonly sealed: string | null;
  readonly hash: string | null;
  readonly lastFour: string | null;
};

const SAVE: Statement = {
  name: 'save-kyc-document',
  text: `UPDATE kyc_documents SET status = 'pending', reason = NULL, reason_kind = NULL, valid_until = NULL,
    uploads = uploads + 1, sent_at = $7, image_key = $2,
    image_data_key_sealed = $3, number_sealed = $4, number_hash = $5, number_last_four = $6,
    signed_name = NULL, signed_on = NULL, signature_checked_at = NULL, updated_at = $7 WHERE id = $1`,
};

const MARK: Statement = { name: 'mark-document', text: 'SAVEPOINT document' };
const UNDO: Statement = { name: 'undo-document', text: 'ROLLBACK TO SAVEPOINT document' };

const isNumberTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  'constraint' in error &&
  error.code === '23505' &&
  error.constraint === 'kyc_documents_number';

/**
 * Row level security hides other accounts, so only the unique index knows whose number it is. A
 * violation would end the whole transaction; the savepoint limits it to this statement.
 */
export const saveDocument = async (
  tx: Transaction,
  documentId: number,
  { key, dataKeySealed }: SealedPicture,
  { sealed, hash, lastFour }: StoredNumber,
  now: Date,
): Promise<Result<null, 'kyc.number-taken'>> => {
  await tx.rows(MARK);
  try {
    await tx.rows(SAVE, [documentId, key, dataKeySealed, sealed, hash, lastFour, now]);
    return accepted(null);
  } catch (error) {
    if (!isNumberTaken(error)) throw error;
    await tx.rows(UNDO);
    return refused('kyc.number-taken');
  }
};
