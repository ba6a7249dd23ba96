import type { DocumentType } from '@karigar/domain/documents/document-number';
import { PHOTO_IDS } from '@karigar/domain/verification/photo-id';
import type { Statement, Transaction } from '#platform/db';

export type WaitingRow = {
  readonly kind: 'document' | 'bank' | 'skills' | 'last-look';
  readonly account_id: number;
  readonly name: string;
  readonly document_id: number | null;
  readonly type: DocumentType | null;
  readonly sent_at: Date;
  readonly is_second: boolean;
  /** Of the document, or of the account. */
  readonly id: number;
};

/** Where a page begins: after this item. */
export type After = { readonly sentAt: Date; readonly kind: string; readonly id: number };

const KINDS: readonly string[] = ['document', 'bank', 'skills', 'last-look'];
const FIRST: After = { sentAt: new Date(0), kind: '', id: 0 };

/** Approved by this reviewer, who therefore leaves it to another one. */
const APPROVED_ONCE = `SELECT FROM kyc_answers a WHERE a.document_id = d.id AND a.version = d.uploads AND a.needs_second
  AND a.undone_at IS NULL`;

/** Nothing is missing but the last look: the same needs as domain/verification/missing-for-verification.ts. */
const READY = `m.verified_at IS NULL AND p.first_name || p.last_name <> ''
  AND EXISTS (SELECT FROM kyc_documents d WHERE d.account_id = s.account_id AND d.status = 'approved'
    AND d.type IN (${PHOTO_IDS.map((type) => `'${type}'`).join(', ')}))
  AND EXISTS (SELECT FROM bank_details b WHERE b.account_id = s.account_id AND b.check_outcome = 'verified')
  AND EXISTS (SELECT FROM serviceman_skills k WHERE k.account_id = s.account_id)
  AND EXISTS (SELECT FROM serviceman_work w WHERE w.account_id = s.account_id)
  AND NOT EXISTS (SELECT FROM kyc_answers a WHERE a.account_id = s.account_id AND a.outcome = 'withdrawn')`;

const LIST: Statement = {
  name: 'list-waiting-verification',
  text: `WITH waiting AS (
      SELECT 'document' AS kind, d.account_id, d.id AS document_id, d.type, d.sent_at, d.id,
        EXISTS (${APPROVED_ONCE}) AS is_second
        FROM kyc_documents d WHERE d.status = 'pending' AND d.sent_at IS NOT NULL
          AND (d.image_key IS NOT NULL OR d.signature_checked_at IS NOT NULL)
          AND NOT EXISTS (${APPROVED_ONCE} AND a.answered_by = $1)
      UNION ALL SELECT 'bank', b.account_id, NULL, NULL, date_trunc('milliseconds', b.updated_at), b.account_id, false
        FROM bank_details b WHERE b.check_outcome IS NULL
      UNION ALL SELECT 'skills', s.account_id, NULL, NULL, s.applied_at, s.account_id, false
        FROM serviceman_applications s WHERE s.answered_at IS NULL
      UNION ALL SELECT 'last-look', s.account_id, NULL, NULL, s.answered_at, s.account_id, false
        FROM serviceman_applications s JOIN profiles p ON p.account_id = s.account_id
          JOIN memberships m ON m.account_id = s.account_id AND m.role = 'serviceman'
        WHERE s.answered_at IS NOT NULL AND ${READY}
    )
    SELECT w.kind, w.account_id, trim(p.first_name || ' ' || p.last_name) AS name, w.document_id, w.type, w.sent_at,
      w.is_second, w.id
    FROM waiting w JOIN profiles p ON p.account_id = w.account_id JOIN accounts a ON a.id = w.account_id
    WHERE (w.sent_at, w.kind, w.id) > ($2::timestamptz, $3::text, $4::bigint)
      AND a.blocked_at IS NULL AND a.erased_at IS NULL AND w.account_id <> $1
      AND w.kind = ANY ($6::text[]) AND ($7::bigint IS NULL OR w.id = $7)
    ORDER BY w.sent_at, w.kind, w.id LIMIT $5`,
};

export const listWaiting = (
  tx: Transaction,
  operatorId: number,
  after: After | null,
  limit: number,
  { kinds = KINDS, only = null }: { kinds?: readonly string[]; only?: number | null } = {},
): Promise<WaitingRow[]> => {
  const { sentAt, kind, id } = after ?? FIRST;
  return tx.rows(LIST, [operatorId, sentAt, kind, id, limit, kinds, only]);
};
