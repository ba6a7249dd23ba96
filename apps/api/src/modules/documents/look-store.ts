import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Statement, Transaction } from '#platform/db';
import type { PictureRow } from './document-picture.ts';

export type Look = PictureRow & {
  readonly account_id: number;
  readonly operator: string;
  /** The name of the document's account. */
  readonly owner: string;
  readonly signed_name: string | null;
  readonly signed_on: IndiaDay | null;
  readonly signature_checked_at: Date | null;
};

const FIND: Statement = {
  name: 'find-document-to-look-at',
  text: `SELECT d.id, d.image_key, d.image_data_key_sealed, d.account_id,
      p.first_name || ' ' || p.last_name AS operator, o.first_name || ' ' || o.last_name AS owner,
      d.signed_name, d.signed_on::text AS signed_on, d.signature_checked_at
    FROM kyc_documents d JOIN profiles o ON o.account_id = d.account_id, profiles p
    WHERE d.id = $1 AND p.account_id = $2`,
};

export const findLook = async (
  tx: Transaction,
  documentId: number,
  operatorId: number,
): Promise<Look | null> => (await tx.rows<Look>(FIND, [documentId, operatorId]))[0] ?? null;
