import type { Desk } from '@karigar/domain/console/desks';
import type { NewPasskey } from '#auth/passkeys';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

export type OperatorRow = {
  readonly accountId: number;
  readonly email: string;
  readonly cityId: number | null;
  readonly isClosed: boolean;
  readonly isBlocked: boolean;
  readonly passwordHash: string | null;
  readonly totpSealed: string | null;
  readonly totpStep: number;
  readonly desks: readonly Desk[];
};

const OPERATOR = `SELECT o.account_id AS "accountId", o.email, o.city_id AS "cityId", o.closed_at IS NOT NULL AS "isClosed",
    a.blocked_at IS NOT NULL AS "isBlocked", o.password_hash AS "passwordHash", o.totp_sealed AS "totpSealed",
    o.totp_step AS "totpStep",
    ARRAY(SELECT d.desk FROM operator_desks d WHERE d.account_id = o.account_id AND d.taken_at IS NULL) AS desks
  FROM operators o JOIN accounts a ON a.id = o.account_id`;

const BY_EMAIL: Statement = {
  name: 'operator-by-email',
  text: `${OPERATOR} WHERE o.email = $1`,
};
const BY_ID: Statement = {
  name: 'operator-by-id',
  text: `${OPERATOR} WHERE o.account_id = $1 FOR UPDATE OF o`,
};

export const findOperator = async (tx: Transaction, email: string): Promise<OperatorRow | null> =>
  (await tx.rows<OperatorRow>(BY_EMAIL, [email]))[0] ?? null;

/** The row lock serialises logins, so that each sees the code that the one before used. */
export const lockOperator = async (
  tx: Transaction,
  accountId: number,
): Promise<OperatorRow | null> => (await tx.rows<OperatorRow>(BY_ID, [accountId]))[0] ?? null;

const CREATE = named({
  name: 'create-operator',
  text: `WITH account AS (INSERT INTO accounts (created_at) VALUES ($now) RETURNING id),
    membership AS (INSERT INTO memberships (account_id, role) SELECT id, 'operator' FROM account),
    profile AS (INSERT INTO profiles (account_id, first_name, last_name, updated_at)
      SELECT id, $firstName, $lastName, $now FROM account)
    INSERT INTO operators (account_id, email, city_id, created_at) SELECT id, $email, $cityId, $now FROM account
    RETURNING account_id AS id`,
});

export const createOperator = async (
  tx: Transaction,
  operator: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly cityId: number | null;
    readonly now: Date;
  },
): Promise<number> => {
  const [made] = await tx.rows<{ id: number }>(CREATE, CREATE.values(operator));
  if (!made) throw new Error('no operator was made');
  return made.id;
};

const CITY: Statement = {
  name: 'save-operator-city',
  text: `UPDATE operators SET city_id = $2 WHERE account_id = $1`,
};

export const saveCity = async (
  tx: Transaction,
  accountId: number,
  cityId: number | null,
): Promise<void> => void (await tx.rows(CITY, [accountId, cityId]));

const REOPEN: Statement = {
  name: 'reopen-operator',
  text: `UPDATE operators SET closed_at = NULL, city_id = $2 WHERE account_id = $1`,
};

/** Also for an operator who is invited again: the city is the invitation's. */
export const reopenOperator = async (
  tx: Transaction,
  accountId: number,
  cityId: number | null,
): Promise<void> => void (await tx.rows(REOPEN, [accountId, cityId]));

const GIVE: Statement = {
  name: 'give-desks',
  text: `INSERT INTO operator_desks (account_id, desk, given_by, given_at)
    SELECT $1, desk, $3, $4 FROM unnest($2::text[]) AS desk
    ON CONFLICT (account_id, desk) WHERE taken_at IS NULL DO NOTHING`,
};

/** `by` is null for the command line. */
export const giveDesks = async (
  tx: Transaction,
  accountId: number,
  desks: readonly Desk[],
  by: number | null,
  now: Date,
): Promise<void> => void (await tx.rows(GIVE, [accountId, desks, by, now]));

const TAKE: Statement = {
  name: 'take-desks',
  text: `UPDATE operator_desks SET taken_at = $3 WHERE account_id = $1 AND desk = ANY ($2) AND taken_at IS NULL`,
};

export const takeDesks = async (
  tx: Transaction,
  accountId: number,
  desks: readonly Desk[],
  now: Date,
): Promise<void> => void (await tx.rows(TAKE, [accountId, desks, now]));

const SAVE_AUTHENTICATOR: Statement = {
  name: 'save-authenticator',
  text: `UPDATE operators SET password_hash = $2, totp_sealed = $3, totp_step = $4 WHERE account_id = $1`,
};

export const saveAuthenticator = async (
  tx: Transaction,
  accountId: number,
  authenticator: {
    readonly passwordHash: string;
    readonly totpSealed: string;
    readonly step: number;
  },
): Promise<void> => {
  const { passwordHash, totpSealed, step } = authenticator;
  await tx.rows(SAVE_AUTHENTICATOR, [accountId, passwordHash, totpSealed, step]);
};

const USE_TOTP: Statement = {
  name: 'use-totp-step',
  text: `UPDATE operators SET totp_step = $2 WHERE account_id = $1`,
};

export const saveTotpStep = async (
  tx: Transaction,
  accountId: number,
  step: number,
): Promise<void> => void (await tx.rows(USE_TOTP, [accountId, step]));

const ADD_PASSKEY = named({
  name: 'add-operator-passkey',
  text: `INSERT INTO passkeys (account_id, credential_id, public_key, user_handle, counter, transports,
      is_syncable, is_synced, name, device_hash, created_at)
    VALUES ($accountId, $credentialId, $publicKey, $userHandle, $counter, $transports, $isSyncable, $isSynced,
      $name, $deviceHash, $now)`,
});

export const addOperatorPasskey = async (
  tx: Transaction,
  passkey: NewPasskey & {
    readonly accountId: number;
    readonly userHandle: string;
    readonly name: string;
    readonly deviceHash: string;
    readonly now: Date;
  },
): Promise<void> => void (await tx.rows(ADD_PASSKEY, ADD_PASSKEY.values(passkey)));

const KNOWN: Statement = {
  name: 'is-passkey-known',
  text: `SELECT FROM passkeys WHERE credential_id = $1`,
};

/** Whether the passkey is stored already, for this account or another. */
export const isPasskeyKnown = async (tx: Transaction, credentialId: string): Promise<boolean> =>
  (await tx.rows(KNOWN, [credentialId])).length === 1;

const CLOSE: Statement = {
  name: 'close-operator',
  text: `WITH gone AS (DELETE FROM passkeys WHERE account_id = $1),
    desks AS (UPDATE operator_desks SET taken_at = $2 WHERE account_id = $1 AND taken_at IS NULL)
    UPDATE operators SET closed_at = $2, password_hash = NULL, totp_sealed = NULL, totp_step = 0
    WHERE account_id = $1 AND closed_at IS NULL RETURNING account_id AS id`,
};

/** Takes desks, passkeys and authenticator. False when there is nothing to close. */
export const closeOperatorRow = async (
  tx: Transaction,
  accountId: number,
  now: Date,
): Promise<boolean> => (await tx.rows(CLOSE, [accountId, now])).length === 1;
