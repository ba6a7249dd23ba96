import type { Language } from '@karigar/domain/language';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';
import type { NewPasskey, StoredPasskey, UsedPasskey } from './passkeys.ts';

const LOCK: Statement = {
  name: 'lock-passkey-owner',
  text: `SELECT FROM accounts WHERE id = $1 FOR UPDATE`,
};

/** Serialises additions to one account, so that each sees the proof and the passkeys that the one before left. */
export const lockPasskeyOwner = async (tx: Transaction, accountId: number): Promise<void> =>
  void (await tx.rows(LOCK, [accountId]));

const OWNER: Statement = {
  name: 'read-passkey-owner',
  text: `SELECT phone, email, language FROM accounts WHERE id = $1`,
};

export type PasskeyOwner = {
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: Language;
};

export const readPasskeyOwner = async (
  tx: Transaction,
  accountId: number,
): Promise<PasskeyOwner> => {
  const [row] = await tx.rows<PasskeyOwner>(OWNER, [accountId]);
  if (row === undefined) throw new Error(`no account ${accountId}`);
  return row;
};

const LIST: Statement = {
  name: 'list-passkeys',
  text: `SELECT id, credential_id AS "credentialId", transports, name, is_synced AS "isSynced",
      created_at AS "createdAt", last_used_at AS "lastUsedAt"
    FROM passkeys WHERE account_id = $1 ORDER BY id DESC`,
};

export type PasskeyRow = {
  readonly id: number;
  readonly credentialId: string;
  readonly transports: readonly string[];
  readonly name: string;
  readonly isSynced: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

export const listPasskeyRows = (tx: Transaction, accountId: number): Promise<PasskeyRow[]> =>
  tx.rows<PasskeyRow>(LIST, [accountId]);

const INSERT = named({
  name: 'insert-passkey',
  text: `INSERT INTO passkeys (account_id, credential_id, public_key, user_handle, counter, transports,
      is_syncable, is_synced, name, device_hash, created_at)
    SELECT $accountId, $credentialId, $publicKey, $userHandle, $counter, $transports, $isSyncable, $isSynced,
      $name, s.device_hash, $now FROM sessions s WHERE s.id = $sessionId
    ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
});

/** False when the passkey is stored already, for this account or another. */
export const insertPasskey = async (
  tx: Transaction,
  passkey: NewPasskey & {
    readonly accountId: number;
    readonly userHandle: string;
    readonly name: string;
    /** The one that adds it. */
    readonly sessionId: number;
    readonly now: Date;
  },
): Promise<boolean> => (await tx.rows(INSERT, INSERT.values(passkey))).length === 1;

const RENAME: Statement = {
  name: 'rename-passkey',
  text: `UPDATE passkeys SET name = $3 WHERE id = $2 AND account_id = $1 RETURNING id`,
};

/** False when the passkey is another's or does not exist. */
export const savePasskeyName = async (
  tx: Transaction,
  accountId: number,
  id: number,
  name: string,
): Promise<boolean> => (await tx.rows(RENAME, [accountId, id, name])).length === 1;

const REMOVE: Statement = {
  name: 'remove-passkey',
  text: `DELETE FROM passkeys WHERE id = $2 AND account_id = $1 RETURNING id`,
};

/** False when the passkey is another's or does not exist. */
export const deletePasskey = async (
  tx: Transaction,
  accountId: number,
  id: number,
): Promise<boolean> => (await tx.rows(REMOVE, [accountId, id])).length === 1;

const REMOVE_ALL: Statement = {
  name: 'remove-passkeys',
  text: `DELETE FROM passkeys WHERE account_id = $1 RETURNING id`,
};

export const deletePasskeys = async (tx: Transaction, accountId: number): Promise<number> =>
  (await tx.rows(REMOVE_ALL, [accountId])).length;

const REMOVE_UNLESS_KNOWN: Statement = {
  name: 'remove-passkeys-unless-known',
  text: `DELETE FROM passkeys WHERE account_id = $1 AND NOT EXISTS (SELECT FROM known_devices d
      WHERE d.account_id = $1 AND d.device_hash = $2) RETURNING id`,
};

/** All of them, unless the device has been inside the account. */
export const deletePasskeysUnlessKnown = async (
  tx: Transaction,
  accountId: number,
  device: string,
): Promise<number> => (await tx.rows(REMOVE_UNLESS_KNOWN, [accountId, device])).length;

const REMOVE_OF_SESSION: Statement = {
  name: 'remove-passkeys-of-session',
  text: `DELETE FROM passkeys p USING sessions s
    WHERE s.id = $2 AND p.account_id = $1 AND p.device_hash = s.device_hash RETURNING p.id`,
};

/** Those that were added or last used on the device of this session. */
export const deletePasskeysOf = async (
  tx: Transaction,
  accountId: number,
  sessionId: number,
): Promise<number> => (await tx.rows(REMOVE_OF_SESSION, [accountId, sessionId])).length;

const REMOVE_OTHERS: Statement = {
  name: 'remove-other-passkeys',
  text: `DELETE FROM passkeys WHERE account_id = $1 AND device_hash IS DISTINCT FROM
    (SELECT s.device_hash FROM sessions s WHERE s.id = $2) RETURNING id`,
};

/** Only those of this session's device stay. */
export const deleteOtherPasskeys = async (
  tx: Transaction,
  accountId: number,
  sessionId: number,
): Promise<number> => (await tx.rows(REMOVE_OTHERS, [accountId, sessionId])).length;

const FIND: Statement = {
  name: 'find-passkey',
  text: `SELECT id, account_id AS "accountId", credential_id AS "credentialId", public_key AS "publicKey",
      user_handle AS "userHandle", counter, is_syncable AS "isSyncable"
    FROM passkeys WHERE credential_id = $1 FOR UPDATE`,
};

type FoundPasskey = StoredPasskey & { readonly id: number; readonly accountId: number };

/** The row lock serialises uses, so that each sees the counter of the one before. */
export const lockPasskey = async (
  tx: Transaction,
  credentialId: string,
): Promise<FoundPasskey | null> => (await tx.rows<FoundPasskey>(FIND, [credentialId]))[0] ?? null;

const USE: Statement = {
  name: 'use-passkey',
  text: `UPDATE passkeys SET counter = $2, is_synced = $3, device_hash = $4, last_used_at = $5 WHERE id = $1`,
};

export const savePasskeyUse = async (
  tx: Transaction,
  id: number,
  { counter, isSynced }: UsedPasskey,
  deviceHash: string,
  now: Date,
): Promise<void> => void (await tx.rows(USE, [id, counter, isSynced, deviceHash, now]));
