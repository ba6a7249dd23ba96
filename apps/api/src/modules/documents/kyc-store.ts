import type { DocumentType } from '@karigar/domain/documents/document-number';
import type { KycStatus } from '@karigar/domain/documents/kyc-status';
import { accepted, refused, type Result } from '@karigar/domain/result';
import type { Statement, Transaction } from '#platform/db';
import type { SealedPicture } from '#platform/pictures';

export type DocumentRow = {
  readonly id: number;
  readonly type: DocumentType;
  readonly status: KycStatus;
  readonly image_key: string | null;
  readonly image_data_key_sealed: string | null;
  readonly reason: string | null;
  readonly number_sealed: string | null;
  readonly number_last_four: string | null;
};

const COLUMNS =
  'id, type, status, image_key, image_data_key_sealed, reason, number_sealed, number_last_four';

const LIST: Statement = {
  name: 'list-kyc-documents',
  text: `SELECT ${COLUMNS} FROM kyc_documents WHERE account_id = $1 ORDER BY id`,
};

export const listDocuments = (tx: Transaction, accountId: number): Promise<DocumentRow[]> =>
  tx.rows(LIST, [accountId]);

const FIND: Statement = {
  name: 'find-kyc-document',
  text: `SELECT ${COLUMNS} FROM kyc_documents WHERE id = $1 AND account_id = $2`,
};

/** The caller's own document; null for another's and for a missing one. */
export const findDocument = async (
  tx: Transaction,
  documentId: number,
  accountId: number,
): Promise<DocumentRow | null> =>
  (await tx.rows<DocumentRow>(FIND, [documentId, accountId]))[0] ?? null;

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

/** A stored document number: sealed, with a hash to find it again, or reduced to its last four. */
export type StoredNumber = {
  readonly sealed: string | null;
  readonly hash: string | null;
  readonly lastFour: string | null;
};

const SAVE: Statement = {
  name: 'save-kyc-document',
  text: `UPDATE kyc_documents SET status = 'pending', reason = NULL, image_key = $2,
    image_data_key_sealed = $3, number_sealed = $4, number_hash = $5, number_last_four = $6,
    updated_at = $7 WHERE id = $1`,
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
