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
