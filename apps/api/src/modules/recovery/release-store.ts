import { CLAIM_DAYS } from '@karigar/domain/identity/number-release';
import type { Language } from '@karigar/domain/language';
import type { Statement, Transaction } from '#platform/db';

const RELEASE: Statement = {
  name: 'release-number',
  text: `WITH was AS (
      SELECT id, phone FROM accounts WHERE id = $1 AND phone IS NOT NULL FOR UPDATE
    ), queued AS (
      INSERT INTO recovery_cases (account_id, reason, opened_at)
      SELECT id, 'number-released', $2 FROM was
    )
    UPDATE accounts SET phone = NULL, phone_verified_at = NULL
    FROM was WHERE accounts.id = was.id
    RETURNING was.phone, accounts.email, accounts.language`,
};

const HOLDER: Statement = {
  name: 'lock-number-holder',
  text: `SELECT a.phone, a.email, a.language, c.claimed_at AS "claimedAt",
      (SELECT max(s.last_used_at) FROM sessions s
        WHERE s.account_id = a.id AND s.second_proof IS NULL) AS "lastUsedAt"
    FROM accounts a LEFT JOIN number_claims c ON c.account_id = a.id
    WHERE a.id = $1 AND a.phone IS NOT NULL FOR UPDATE OF a`,
};

export type HolderRow = {
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: Language;
  readonly claimedAt: Date | null;
  readonly lastUsedAt: Date | null;
};

/** The account that has the number now; null without one. */
export const lockHolder = async (tx: Transaction, accountId: number): Promise<HolderRow | null> =>
  (await tx.rows<HolderRow>(HOLDER, [accountId]))[0] ?? null;

const CLAIM: Statement = {
  name: 'claim-number',
  text: `INSERT INTO number_claims (account_id, claimed_at) VALUES ($1, $2)
    ON CONFLICT (account_id) DO UPDATE SET claimed_at = $2
      WHERE number_claims.claimed_at <= $2::timestamptz - make_interval(days => $3::integer)
    RETURNING account_id`,
};

/** True for a new claim, which notifies the owner; a claim lasts a month. */
export const claimNumber = async (
  tx: Transaction,
  accountId: number,
  now: Date,
): Promise<boolean> => (await tx.rows(CLAIM, [accountId, now, CLAIM_DAYS])).length === 1;

const DROP_CLAIM: Statement = {
  name: 'drop-number-claim',
  text: `DELETE FROM number_claims WHERE account_id = $1`,
};

/** The number was released. */
export const dropClaim = async (tx: Transaction, accountId: number): Promise<void> =>
  void (await tx.rows(DROP_CLAIM, [accountId]));

export type Released = {
  readonly phone: string;
  readonly email: string | null;
  readonly language: Language;
};

/** Removes the phone from the account, which otherwise stays, and queues it for operators. */
export const releaseNumber = async (
  tx: Transaction,
  accountId: number,
  now: Date,
): Promise<Released | null> => (await tx.rows<Released>(RELEASE, [accountId, now]))[0] ?? null;
