import type { Statement, Transaction } from '#platform/db';
import type { PictureRow } from './document-picture.ts';

const LOCK: Statement = {
  name: 'lock-looking-operator',
  text: `SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE`,
};

const COUNT: Statement = {
  name: 'count-looks-at-documents',
  text: `SELECT count(*) FROM audit WHERE account_id = $1 AND call = 'look-at-document'
    AND outcome = 'ok' AND at > clock_timestamp() - interval '1 hour'`,
};

/** Locked, so that concurrent calls are counted too. */
export const countLooks = async (tx: Transaction, operatorId: number): Promise<number> => {
  await tx.rows(LOCK, [operatorId]);
  return (await tx.rows<{ count: number }>(COUNT, [operatorId]))[0]?.count ?? 0;
};

export type Look = PictureRow & { readonly account_id: number; readonly operator: string };

const FIND: Statement = {
  name: 'find-document-to-look-at',
  text: `SELECT d.id, d.image_key, d.image_data_key_sealed, d.account_id,
      p.first_name || ' ' || p.last_name AS operator
    FROM kyc_documents d, profiles p WHERE d.id = $1 AND p.account_id = $2`,
};

export const findLook = async (
  tx: Transaction,
  documentId: number,
  operatorId: number,
): Promise<Look | null> => (await tx.rows<Look>(FIND, [documentId, operatorId]))[0] ?? null;
