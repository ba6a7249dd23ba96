import type { DocumentType } from '@karigar/domain/documents/document-number';
import type { KycStatus } from '@karigar/domain/documents/kyc-status';
import type { Statement, Transaction } from '#platform/db';

type Standing = {
  readonly verified_at: Date | null;
  readonly name: string;
  readonly documents: readonly { readonly type: DocumentType; readonly status: KycStatus }[];
  readonly is_bank_verified: boolean;
  readonly skills: number;
  readonly has_area: boolean;
};

const LOCK: Statement = {
  name: 'lock-candidate',
  text: `SELECT m.verified_at, trim(p.first_name || ' ' || p.last_name) AS name,
      (SELECT coalesce(json_agg(json_build_object('type', d.type, 'status', d.status)), '[]')
        FROM kyc_documents d WHERE d.account_id = m.account_id) AS documents,
      EXISTS (SELECT FROM bank_details b WHERE b.account_id = m.account_id AND b.check_outcome = 'verified')
        AS is_bank_verified,
      (SELECT count(*) FROM serviceman_skills s WHERE s.account_id = m.account_id) AS skills,
      EXISTS (SELECT FROM serviceman_work w WHERE w.account_id = m.account_id) AS has_area
    FROM memberships m JOIN profiles p ON p.account_id = m.account_id JOIN accounts a ON a.id = m.account_id
    WHERE m.account_id = $1 AND m.role = 'serviceman' AND a.erased_at IS NULL FOR NO KEY UPDATE OF m`,
};

/** Null for an account that is no serviceman's. */
export const lockCandidate = async (tx: Transaction, accountId: number): Promise<Standing | null> =>
  (await tx.rows<Standing>(LOCK, [accountId]))[0] ?? null;

const LOCK_PARTS: Statement = {
  name: 'lock-candidate-parts',
  text: `SELECT FROM kyc_documents WHERE account_id = $1 ORDER BY id FOR NO KEY UPDATE`,
};
const LOCK_BANK: Statement = {
  name: 'lock-candidate-bank',
  text: `SELECT FROM bank_details WHERE account_id = $1 FOR NO KEY UPDATE`,
};

/** So that no undo and no new bank account is between what was read and what is decided. */
export const lockParts = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.rows(LOCK_PARTS, [accountId]);
  await tx.rows(LOCK_BANK, [accountId]);
};

const SET: Statement = {
  name: 'set-verified',
  text: `UPDATE memberships SET verified_at = $2 WHERE account_id = $1 AND role = 'serviceman'`,
};

export const setVerified = async (
  tx: Transaction,
  accountId: number,
  at: Date | null,
): Promise<void> => void (await tx.rows(SET, [accountId, at]));
