import type { Statement, Transaction } from '#platform/db';

export type SealedNumber = { readonly sealed: string; readonly place: string };

const FIND_BANK: Statement = {
  name: 'find-sealed-bank-number',
  text: `SELECT account_number_sealed AS sealed, 'bank_details.account_number:' || account_id AS place
    FROM bank_details WHERE account_id = $1`,
};

const FIND_DOCUMENT: Statement = {
  name: 'find-sealed-document-number',
  text: `SELECT number_sealed AS sealed, 'kyc_documents.number:' || id AS place
    FROM kyc_documents WHERE account_id = $1 AND type = $2 AND number_sealed IS NOT NULL`,
};

export const findSealedNumber = async (
  tx: Transaction,
  accountId: number,
  number: 'bank-account' | 'pan' | 'driving-licence',
): Promise<SealedNumber | null> => {
  const rows =
    number === 'bank-account'
      ? await tx.rows<SealedNumber>(FIND_BANK, [accountId])
      : await tx.rows<SealedNumber>(FIND_DOCUMENT, [accountId, number]);
  return rows[0] ?? null;
};
