import type { Contact } from '@karigar/domain/identity/step-up';
import type { Recipient } from '@karigar/domain/identity/recipient';
import type { Language } from '@karigar/domain/language';
import type { Statement, Transaction } from '#platform/db';

const READ: Statement = {
  name: 'read-own-contact',
  text: `SELECT phone, phone_verified_at IS NOT NULL AS "isPhoneProven", email,
      email_verified_at IS NOT NULL AS "isEmailProven", password_hash AS "passwordHash",
      password_set_at AS "passwordSetAt", language
    FROM accounts WHERE id = $1`,
};

export type OwnContact = Contact & {
  readonly passwordHash: string | null;
  readonly passwordSetAt: Date | null;
  readonly language: Language;
};

export const readContact = async (tx: Transaction, accountId: number): Promise<OwnContact> => {
  const [row] = await tx.rows<OwnContact>(READ, [accountId]);
  if (row === undefined) throw new Error(`no account ${accountId}`);
  return row;
};

const PROVE_PHONE: Statement = {
  name: 'prove-own-phone',
  text: `UPDATE accounts SET phone_verified_at = $3
    WHERE id = $1 AND phone = $2 AND phone_verified_at IS NULL
    RETURNING id`,
};

const PROVE_EMAIL: Statement = {
  name: 'prove-own-email',
  text: `UPDATE accounts SET email_verified_at = $3
    WHERE id = $1 AND email = $2 AND email_verified_at IS NULL
    RETURNING id`,
};

/** Marks the account's own contact as proven; changes nothing else. True if it was not proven before. */
export const proveOwn = async (
  tx: Transaction,
  accountId: number,
  { channel, address }: Recipient,
  now: Date,
): Promise<boolean> => {
  const statement = channel === 'phone' ? PROVE_PHONE : PROVE_EMAIL;
  return (await tx.rows(statement, [accountId, address, now])).length > 0;
};

const FREE: Statement = { name: 'free-written-contact', text: 'SELECT free_contact($1, $2)' };

/** Accounts that never proved the contact lose it to the caller's, which did. */
export const freeFromOthers = async (
  tx: Transaction,
  { channel, address }: Recipient,
): Promise<void> => void (await tx.rows(FREE, [channel, address]));
