import type { Recipient } from '@karigar/domain/identity/recipient';
import type { Statement, Transaction } from '#platform/db';

const BY_PHONE: Statement = {
  name: 'is-proven-phone',
  text: `SELECT FROM accounts WHERE phone = $1 AND phone_verified_at IS NOT NULL
    AND blocked_at IS NULL`,
};

const BY_EMAIL: Statement = {
  name: 'is-proven-email',
  text: `SELECT FROM accounts WHERE email = $1 AND email_verified_at IS NOT NULL
    AND blocked_at IS NULL`,
};

/** Whether an account can be recovered by this contact. */
export const isSomebodys = async (tx: Transaction, to: Recipient): Promise<boolean> =>
  (await tx.rows(to.channel === 'phone' ? BY_PHONE : BY_EMAIL, [to.address])).length === 1;
