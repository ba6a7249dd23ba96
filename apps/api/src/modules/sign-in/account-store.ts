import type { Language } from '@karigar/domain/language';
import type { SignInRole, Role } from '@karigar/domain/roles';
import { DOCUMENT_TYPES } from '@karigar/domain/documents/document-number';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

export type AccountRow = {
  readonly id: number;
  readonly password_hash: string | null;
  readonly is_blocked: boolean;
  readonly is_phone_proven: boolean;
  readonly roles: readonly Role[];
};

/** Operators have their own sign-in: here nobody finds them. */
const ACCOUNT = `SELECT id, password_hash, blocked_at IS NOT NULL AS is_blocked,
  phone_verified_at IS NOT NULL AS is_phone_proven,
  ARRAY(SELECT role FROM memberships WHERE account_id = accounts.id) AS roles FROM accounts
  WHERE NOT EXISTS (SELECT FROM operators o WHERE o.account_id = accounts.id)`;

const BY_EMAIL: Statement = { name: 'account-by-email', text: `${ACCOUNT} AND email = $1` };
const BY_PHONE: Statement = { name: 'account-by-phone', text: `${ACCOUNT} AND phone = $1` };
const BY_ID: Statement = { name: 'account-by-id', text: `${ACCOUNT} AND id = $1` };

export const findById = async (tx: Transaction, id: number): Promise<AccountRow | null> =>
  (await tx.rows<AccountRow>(BY_ID, [id]))[0] ?? null;

export const findByEmail = async (tx: Transaction, email: string): Promise<AccountRow | null> =>
  (await tx.rows<AccountRow>(BY_EMAIL, [email]))[0] ?? null;

export const findByPhone = async (tx: Transaction, phone: string): Promise<AccountRow | null> =>
  (await tx.rows<AccountRow>(BY_PHONE, [phone]))[0] ?? null;

const SAME_PASSWORD: Statement = {
  name: 'password-is-still',
  text: `SELECT FROM accounts WHERE id = $1 AND password_hash = $2 FOR SHARE`,
};

/** Whether the password that was verified is still the account's: a reset in between ends the attempt too. */
export const isStillPassword = async (
  tx: Transaction,
  { id, password_hash: hash }: AccountRow,
): Promise<boolean> => (await tx.rows(SAME_PASSWORD, [id, hash])).length === 1;

export type NewAccount = {
  readonly phone: string;
  /** Proven by a code, not only entered in a form. */
  readonly isPhoneProven: boolean;
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly role: SignInRole;
  readonly language: Language;
};

const CREATE = named({
  name: 'create-account',
  text: `WITH account AS (
      INSERT INTO accounts (phone, email, password_hash, password_set_at, language, created_at, phone_verified_at)
      VALUES ($phone, $email, $passwordHash, CASE WHEN $passwordHash::text IS NOT NULL THEN $now::timestamptz END,
        $language, $now, $phoneProvenAt) ON CONFLICT DO NOTHING RETURNING id
    ), profile AS (
      INSERT INTO profiles (account_id, first_name, last_name, address, updated_at)
      SELECT id, $firstName, $lastName, $address, $now FROM account
    ), membership AS (
      INSERT INTO memberships (account_id, role) SELECT id, $role FROM account
    ), documents AS (
      INSERT INTO kyc_documents (account_id, type, updated_at)
      SELECT id, type, $now FROM account, unnest($documents::text[]) AS type
    ), welcome AS (
      INSERT INTO notifications (account_id, kind, created_at)
      SELECT id, 'welcome', $now FROM account
    )
    SELECT id FROM account`,
});

/** Creates an account with its first rows; null when phone or email is taken, also by a concurrent call. */
export const createAccount = async (
  tx: Transaction,
  account: NewAccount,
  now: Date,
): Promise<number | null> => {
  const values = CREATE.values({
    phone: account.phone,
    phoneProvenAt: account.isPhoneProven ? now : null,
    email: account.email,
    passwordHash: account.passwordHash,
    language: account.language,
    firstName: account.firstName,
    lastName: account.lastName,
    address: account.address,
    role: account.role,
    documents: account.role === 'serviceman' ? DOCUMENT_TYPES : [],
    now,
  });
  const [created] = await tx.rows<{ id: number }>(CREATE, values);
  return created?.id ?? null;
};
