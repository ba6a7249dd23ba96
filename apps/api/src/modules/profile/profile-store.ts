import type { Contact } from '@karigar/domain/identity/step-up';
import type { Language } from '@karigar/domain/language';
import type { Membership } from '@karigar/domain/roles';
import type { Statement, Transaction } from '#platform/db';

export type ProfileRow = {
  readonly phone: string | null;
  readonly is_phone_proven: boolean;
  readonly email: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly address: string;
  readonly picture_key: string | null;
  readonly bank_name: string | null;
  readonly holder_name: string | null;
  readonly account_number_masked: string | null;
  readonly ifsc: string | null;
  readonly roles: readonly Membership[];
};

const READ: Statement = {
  name: 'read-profile',
  text: `SELECT a.phone, a.phone_verified_at IS NOT NULL AS is_phone_proven, a.email, p.first_name, p.last_name, p.address, p.picture_key, b.bank_name,
      b.holder_name, b.account_number_masked, b.ifsc,
      ARRAY(SELECT m.role FROM memberships m WHERE m.account_id = a.id ORDER BY m.role) AS roles
    FROM accounts a JOIN profiles p ON p.account_id = a.id
    LEFT JOIN bank_details b ON b.account_id = a.id WHERE a.id = $1`,
};

export const readProfile = async (tx: Transaction, accountId: number): Promise<ProfileRow> => {
  const [row] = await tx.rows<ProfileRow>(READ, [accountId]);
  if (row === undefined) throw new Error(`account ${accountId} has no profile`);
  return row;
};

const LOCK: Statement = {
  name: 'lock-account',
  text: `SELECT phone, phone_verified_at IS NOT NULL AS "isPhoneProven", email,
      email_verified_at IS NOT NULL AS "isEmailProven", language
    FROM accounts WHERE id = $1 FOR NO KEY UPDATE`,
};

export type ReachedBy<Written = string | null> = {
  readonly phone: Written;
  readonly email: Written;
};
export type StoredContact = Contact & { readonly language: Language };

/** Serialises changes of an account: each must be checked against the result of the previous one. */
export const lockAccount = async (tx: Transaction, accountId: number): Promise<StoredContact> => {
  const [row] = await tx.rows<StoredContact>(LOCK, [accountId]);
  if (row === undefined) throw new Error(`no account ${accountId}`);
  return row;
};

const SAVE: Statement = {
  name: 'save-profile',
  text: `UPDATE profiles SET first_name = $2, last_name = $3, address = $4,
    picture_key = coalesce($5, picture_key), updated_at = $6 WHERE account_id = $1`,
};

export const saveProfile = async (
  tx: Transaction,
  accountId: number,
  profile: { firstName: string; lastName: string; address: string; pictureKey: string | null },
  now: Date,
): Promise<void> => {
  const { firstName, lastName, address, pictureKey } = profile;
  await tx.rows(SAVE, [accountId, firstName, lastName, address, pictureKey, now]);
};
