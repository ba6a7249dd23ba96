import type { DocumentType } from '@karigar/domain/documents/document-number';
import type { Statement, Transaction } from '#platform/db';
import type { SealedPicture } from '#platform/pictures';

const FORGET: Statement = {
  name: 'forget-aadhaar-hashes',
  text: `UPDATE kyc_documents SET number_hash = NULL WHERE type = 'aadhaar' AND number_hash IS NOT NULL`,
};

/** A server of the previous release still stores a hash of an Aadhaar number. */
export const forgetAadhaarHashes = async (tx: Transaction): Promise<void> =>
  void (await tx.rows(FORGET));

export type PlainPicture = { readonly id: number; readonly image_key: string };

const PLAIN: Statement = {
  name: 'list-plain-document-pictures',
  text: `SELECT id, image_key FROM kyc_documents
    WHERE id > $1 AND image_key IS NOT NULL AND image_key NOT LIKE '%.sealed' ORDER BY id LIMIT $2`,
};

/** Pictures that a server of the previous release stored without encryption. */
export const listPlainPictures = (
  tx: Transaction,
  after: number,
  most: number,
): Promise<PlainPicture[]> => tx.rows<PlainPicture>(PLAIN, [after, most]);

const REPLACE: Statement = {
  name: 'replace-plain-document-picture',
  text: `UPDATE kyc_documents SET image_key = $3, image_data_key_sealed = $4
    WHERE id = $1 AND image_key = $2`,
};

/** The document's picture is now this file, or none; a newer upload stays. */
export const replacePicture = async (
  tx: Transaction,
  { id, image_key }: PlainPicture,
  picture: SealedPicture | null,
): Promise<void> =>
  void (await tx.rows(REPLACE, [
    id,
    image_key,
    picture?.key ?? null,
    picture?.dataKeySealed ?? null,
  ]));

export type UnhashedNumber = {
  readonly id: number;
  readonly type: Exclude<DocumentType, 'aadhaar'>;
  readonly number_sealed: string;
};

const UNHASHED: Statement = {
  name: 'list-unhashed-document-numbers',
  text: `SELECT id, type, number_sealed FROM kyc_documents
    WHERE id > $1 AND type <> 'aadhaar' AND number_sealed IS NOT NULL AND number_hash IS NULL
    ORDER BY id LIMIT $2`,
  trusted: { type: 'the condition leaves out Aadhaar' },
};

/** Numbers that a server of the previous release stored without a hash. */
export const listUnhashedNumbers = (
  tx: Transaction,
  after: number,
  most: number,
): Promise<UnhashedNumber[]> => tx.rows<UnhashedNumber>(UNHASHED, [after, most]);

const HASH: Statement = {
  name: 'save-document-number-hash',
  text: `UPDATE kyc_documents AS d SET number_hash = $2 WHERE id = $1 AND number_hash IS NULL
    AND NOT EXISTS (SELECT FROM kyc_documents WHERE type = d.type AND number_hash = $2
      AND status <> 'rejected')
    RETURNING id`,
};

/** False when another account has the number already: both stay, and operators must look. */
export const saveNumberHash = async (tx: Transaction, id: number, hash: string): Promise<boolean> =>
  (await tx.rows(HASH, [id, hash])).length > 0;
