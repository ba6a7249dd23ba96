import type { DocumentType } from '@karigar/domain/documents/document-number';
import type { KycStatus } from '@karigar/domain/documents/kyc-status';
import type { Statement, Transaction } from '#platform/db';

export type DocumentRow = {
  readonly id: number;
  readonly type: DocumentType;
  readonly status: KycStatus;
  readonly image_key: string | null;
  readonly reason: string | null;
  readonly number_sealed: string | null;
  readonly number_last_four: string | null;
};

const COLUMNS = 'id, type, status, image_key, reason, number_sealed, number_last_four';

const LIST: Statement = {
  name: 'list-kyc-documents',
  text: `SELECT ${COLUMNS} FROM kyc_documents WHERE account_id = $1 ORDER BY id`,
};

export const listDocuments = (tx: Transaction, accountId: number): Promise<DocumentRow[]> =>
  tx.rows(LIST, [accountId]);

const LOCK: Statement = {
  name: 'lock-kyc-document',
  text: `SELECT ${COLUMNS} FROM kyc_documents WHERE id = $1 AND account_id = $2 FOR NO KEY UPDATE`,
};

/** Locks the caller's own document; null for another's and for a missing one. */
export const lockDocument = async (
  tx: Transaction,
  documentId: number,
  accountId: number,
): Promise<DocumentRow | null> =>
  (await tx.rows<DocumentRow>(LOCK, [documentId, accountId]))[0] ?? null;

/** A stored document number: sealed, or reduced to hash and last four. */
export type StoredNumber = {
  readonly sealed: string | null;
  readonly hash: string | null;
  readonly lastFour: string | null;
};

const SAVE: Statement = {
  name: 'save-kyc-document',
  text: `UPDATE kyc_documents SET status = 'pending', reason = NULL, image_key = $2,
    number_sealed = $3, number_hash = $4, number_last_four = $5, updated_at = $6 WHERE id = $1`,
};

export const saveDocument = async (
  tx: Transaction,
  documentId: number,
  imageKey: string,
  { sealed, hash, lastFour }: StoredNumber,
  now: Date,
): Promise<void> => void (await tx.rows(SAVE, [documentId, imageKey, sealed, hash, lastFour, now]));
