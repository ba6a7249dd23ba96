import type { DocumentType } from '@karigar/domain/documents/document-number';
import type { KycStatus } from '@karigar/domain/documents/kyc-status';
import { SHOWN_AFTER_MS } from '@karigar/domain/verification/review';
import type { Statement, Transaction } from '#platform/db';

type DocumentStanding = {
  readonly type: DocumentType;
  readonly status: KycStatus;
  readonly isSent: boolean;
  readonly sentAt: number | null;
  readonly reasonKind: string | null;
  readonly words: string | null;
};

type BankStanding = {
  readonly sentAt: number;
  readonly outcome: 'verified' | 'refused' | null;
  readonly reasonKind: string | null;
  readonly words: string | null;
};

export type StandingRow = {
  readonly name: string;
  readonly is_verified: boolean;
  readonly skills: readonly string[];
  readonly documents: readonly DocumentStanding[];
  readonly bank: BankStanding | null;
  readonly applied_at: Date | null;
  readonly has_alerts: boolean;
  /** Why our team withdrew it; null when it did not. */
  readonly withdrawn: string | null;
};

/** An answer about a document is read when the reviewer can no longer take it back. */
const READ: Statement = {
  name: 'read-own-standing',
  text: `SELECT coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p
        WHERE p.account_id = m.account_id), '') AS name, m.verified_at IS NOT NULL AS is_verified,
      array(SELECT s.skill_id FROM serviceman_skills s WHERE s.account_id = m.account_id) AS skills,
      (SELECT coalesce(json_agg(json_build_object('type', k.type, 'reasonKind', k.reason_kind, 'words', k.reason,
          'status', CASE WHEN k.answered_at > $2::timestamptz - interval '${SHOWN_AFTER_MS} milliseconds' THEN 'pending'
            ELSE k.status END,
          'sentAt', (extract(epoch FROM k.sent_at) * 1000)::bigint,
          'isSent', k.image_key IS NOT NULL OR k.signature_checked_at IS NOT NULL) ORDER BY k.id), '[]')
        FROM kyc_documents k WHERE k.account_id = m.account_id) AS documents,
      (SELECT json_build_object('sentAt', (extract(epoch FROM b.updated_at) * 1000)::bigint, 'outcome', b.check_outcome,
          'reasonKind', b.check_reason_kind, 'words', b.check_words)
        FROM bank_details b WHERE b.account_id = m.account_id) AS bank,
      (SELECT s.applied_at FROM serviceman_applications s WHERE s.account_id = m.account_id) AS applied_at,
      EXISTS (SELECT FROM push_subscriptions n WHERE n.account_id = m.account_id) AS has_alerts,
      (SELECT CASE WHEN a.outcome = 'withdrawn' THEN a.words END FROM kyc_answers a
        WHERE a.account_id = m.account_id AND a.about = 'account' ORDER BY a.id DESC LIMIT 1) AS withdrawn
    FROM memberships m WHERE m.account_id = $1 AND m.role = 'serviceman'`,
};

export const readStanding = async (
  tx: Transaction,
  accountId: number,
  now: Date,
): Promise<StandingRow> => {
  const [standing] = await tx.rows<StandingRow>(READ, [accountId, now]);
  if (standing === undefined) throw new Error(`account ${accountId} is no serviceman's`);
  return standing;
};
