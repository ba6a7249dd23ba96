import type { Statement, Transaction } from '#platform/db';

export type QueueKeyRow = { readonly public_key: string; readonly private_key_sealed: string };

const FIND: Statement = {
  name: 'find-queue-key',
  text: `SELECT public_key, private_key_sealed FROM queue_keys WHERE account_id = $1`,
};

export const findQueueKey = async (
  tx: Transaction,
  accountId: number,
): Promise<QueueKeyRow | null> => (await tx.rows<QueueKeyRow>(FIND, [accountId]))[0] ?? null;

const ADD: Statement = {
  name: 'add-queue-key',
  text: `INSERT INTO queue_keys (account_id, public_key, private_key_sealed, created_at)
    VALUES ($1, $2, $3, $4) ON CONFLICT (account_id) DO NOTHING`,
};

/** Changes nothing when a concurrent call was first. */
export const addQueueKey = async (
  tx: Transaction,
  accountId: number,
  { public_key: publicKey, private_key_sealed: sealed }: QueueKeyRow,
  now: Date,
): Promise<void> => void (await tx.rows(ADD, [accountId, publicKey, sealed, now]));
