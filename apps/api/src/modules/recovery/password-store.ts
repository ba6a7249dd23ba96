import type { Recipient } from '@karigar/domain/identity/recipient';
import type { Statement, Transaction } from '#platform/db';
import type { Reachable } from '#relay/add-notice';

const ACCOUNT = `SELECT id, phone, email, language FROM accounts WHERE blocked_at IS NULL`;

const BY_PHONE: Statement = {
  name: 'lock-recoverable-by-phone',
  text: `${ACCOUNT} AND phone = $1 AND phone_verified_at IS NOT NULL FOR UPDATE`,
};

const BY_EMAIL: Statement = {
  name: 'lock-recoverable-by-email',
  text: `${ACCOUNT} AND email = $1 AND email_verified_at IS NOT NULL FOR UPDATE`,
};

export type Recoverable = Reachable & { readonly id: number };

/** Locks the account that proved this phone or email. */
export const lockRecoverable = async (
  tx: Transaction,
  { channel, address }: Recipient,
): Promise<Recoverable | null> =>
  (await tx.rows<Recoverable>(channel === 'phone' ? BY_PHONE : BY_EMAIL, [address]))[0] ?? null;

const SAVE: Statement = {
  name: 'save-password',
  text: `UPDATE accounts SET password_hash = $2, password_set_at = $3 WHERE id = $1`,
};

export const savePassword = async (
  tx: Transaction,
  id: number,
  hash: string,
  now: Date,
): Promise<void> => void (await tx.rows(SAVE, [id, hash, now]));
