import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Statement, Transaction } from '#platform/db';

const SAVE: Statement = {
  name: 'save-signed-aadhaar',
  text: `UPDATE kyc_documents SET status = 'pending', reason = NULL, reason_kind = NULL, valid_until = NULL,
      uploads = uploads + 1, sent_at = $5, image_key = NULL,
      image_data_key_sealed = NULL, number_last_four = $2, signed_name = $3, signed_on = $4,
      signature_checked_at = $5, updated_at = $5
    WHERE id = $1`,
};

export const saveSigned = async (
  tx: Transaction,
  documentId: number,
  signed: { readonly lastFour: string; readonly name: string; readonly day: IndiaDay },
  now: Date,
): Promise<void> => {
  await tx.rows(SAVE, [documentId, signed.lastFour, signed.name, signed.day, now]);
};

const NAME: Statement = {
  name: 'read-own-full-name',
  text: `SELECT trim(first_name || ' ' || last_name) AS name FROM profiles WHERE account_id = $1`,
};

export const readOwnName = async (tx: Transaction, accountId: number): Promise<string> =>
  (await tx.rows<{ name: string }>(NAME, [accountId]))[0]?.name ?? '';
