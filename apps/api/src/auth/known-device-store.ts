import type { Statement, Transaction } from '#platform/db';

const REMEMBER: Statement = {
  name: 'remember-device',
  text: `INSERT INTO known_devices (account_id, device_hash, last_seen_at) VALUES ($1, $2, $3)
    ON CONFLICT (account_id, device_hash) DO UPDATE SET last_seen_at = excluded.last_seen_at`,
};

export const rememberDevice = async (
  tx: Transaction,
  accountId: number,
  deviceHash: string,
  now: Date,
): Promise<void> => void (await tx.rows(REMEMBER, [accountId, deviceHash, now]));

const FORGET: Statement = {
  name: 'forget-devices',
  text: `DELETE FROM known_devices WHERE account_id = $1`,
};

/** After this, every earlier device needs a second factor again. */
export const forgetDevices = async (tx: Transaction, accountId: number): Promise<void> =>
  void (await tx.rows(FORGET, [accountId]));
