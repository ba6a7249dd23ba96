import type { Language } from '@karigar/domain/language';
import type { Statement, Transaction } from '#platform/db';

const REMEMBER: Statement = {
  name: 'remember-device',
  text: `INSERT INTO known_devices (account_id, device_hash, first_seen_at, last_seen_at)
    VALUES ($1, $2, $3, $3)
    ON CONFLICT (account_id, device_hash) DO UPDATE SET last_seen_at = excluded.last_seen_at
    RETURNING first_seen_at = $3::timestamptz AND EXISTS (SELECT FROM known_devices o
      WHERE o.account_id = $1 AND o.device_hash <> $2) AS "isAnother"`,
};

/** True for a device that was not known beside others that are. */
export const rememberDevice = async (
  tx: Transaction,
  accountId: number,
  deviceHash: string,
  now: Date,
): Promise<boolean> => {
  const [row] = await tx.rows<{ isAnother: boolean }>(REMEMBER, [accountId, deviceHash, now]);
  return row?.isAnother === true;
};

const OWNER: Statement = {
  name: 'read-device-owner',
  text: `SELECT phone, CASE WHEN email_verified_at IS NOT NULL THEN email END AS "provenEmail", language
    FROM accounts WHERE id = $1`,
};

export type DeviceOwner = {
  readonly phone: string | null;
  readonly provenEmail: string | null;
  readonly language: Language;
};

export const readDeviceOwner = async (tx: Transaction, accountId: number): Promise<DeviceOwner> => {
  const [row] = await tx.rows<DeviceOwner>(OWNER, [accountId]);
  if (row === undefined) throw new Error(`no account ${accountId}`);
  return row;
};

const FORGET: Statement = {
  name: 'forget-devices',
  text: `DELETE FROM known_devices WHERE account_id = $1`,
};

/** After this, every earlier device needs a second factor again. */
export const forgetDevices = async (tx: Transaction, accountId: number): Promise<void> =>
  void (await tx.rows(FORGET, [accountId]));

const FORGET_ONE: Statement = {
  name: 'forget-device-of-session',
  text: `DELETE FROM known_devices d USING sessions s
    WHERE s.id = $2 AND d.account_id = $1 AND d.device_hash = s.device_hash`,
};

/** A device that was logged out from another one needs a second factor again. */
export const forgetDeviceOf = async (
  tx: Transaction,
  accountId: number,
  sessionId: number,
): Promise<void> => void (await tx.rows(FORGET_ONE, [accountId, sessionId]));

const FORGET_OTHERS: Statement = {
  name: 'forget-other-devices',
  text: `DELETE FROM known_devices WHERE account_id = $1 AND device_hash IS DISTINCT FROM
    (SELECT s.device_hash FROM sessions s WHERE s.id = $2)`,
};

/** Only the device of this session stays known. */
export const forgetOtherDevices = async (
  tx: Transaction,
  accountId: number,
  sessionId: number,
): Promise<void> => void (await tx.rows(FORGET_OTHERS, [accountId, sessionId]));
