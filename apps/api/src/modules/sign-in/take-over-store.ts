import type { Language } from '@karigar/domain/language';
import type { Statement, Transaction } from '#platform/db';

const PROVE: Statement = {
  name: 'prove-phone-on-own-device',
  text: `UPDATE accounts SET phone_verified_at = $3 WHERE id = $1 AND phone_verified_at IS NULL
    AND EXISTS (SELECT FROM known_devices WHERE account_id = $1 AND device_hash = $2) RETURNING id`,
};

/** True where the phone was unproven and the device had a session of the account. */
export const provePhoneOnDevice = async (
  tx: Transaction,
  accountId: number,
  device: string,
  now: Date,
): Promise<boolean> => (await tx.rows(PROVE, [accountId, device, now])).length === 1;

const CLAIM: Statement = {
  name: 'claim-account',
  text: `WITH was AS (
      SELECT id, email, email_verified_at, password_hash FROM accounts
      WHERE id = $1 AND phone_verified_at IS NULL FOR UPDATE
    ), told AS (
      INSERT INTO notifications (account_id, kind, created_at)
      SELECT id, 'account-claimed', $2 FROM was
      WHERE password_hash IS NOT NULL OR (email IS NOT NULL AND email_verified_at IS NULL)
    )
    UPDATE accounts SET phone_verified_at = $2, password_hash = NULL,
      email = CASE WHEN was.email_verified_at IS NULL THEN NULL ELSE was.email END
    FROM was WHERE accounts.id = was.id
    RETURNING accounts.phone, accounts.language,
      CASE WHEN was.email_verified_at IS NULL THEN was.email END AS "droppedEmail"`,
};

export type Claimed = {
  readonly phone: string | null;
  readonly language: Language;
  readonly droppedEmail: string | null;
};

/** Marks the phone as proven and removes everything unproven; null for all but the first caller. */
export const claimAccount = async (
  tx: Transaction,
  accountId: number,
  now: Date,
): Promise<Claimed | null> => (await tx.rows<Claimed>(CLAIM, [accountId, now]))[0] ?? null;
