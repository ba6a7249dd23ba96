import type { PushAddress } from '#platform/push';
import type { Statement, Transaction } from '#platform/db';

/** The endpoint moves to the account that uses the phone now: no policy shows it that of another. */
const FREE: Statement = { name: 'free-push-endpoint', text: 'SELECT free_endpoint($1)' };

const KEEP: Statement = {
  name: 'keep-push-subscription',
  text: `INSERT INTO push_subscriptions (account_id, session_id, endpoint, keys, created_at)
    VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (endpoint) DO UPDATE SET session_id = excluded.session_id, keys = excluded.keys,
      created_at = excluded.created_at
    RETURNING player_id`,
};

const DROP_OLDEST: Statement = {
  name: 'drop-oldest-push-subscriptions',
  text: `DELETE FROM push_subscriptions WHERE id IN (SELECT id FROM push_subscriptions
    WHERE account_id = $1 ORDER BY created_at DESC, id DESC OFFSET $2)`,
};

/** Returns the player id. Removes the longest unused subscriptions beyond `most`. */
export const keepSubscription = async (
  tx: Transaction,
  of: { readonly accountId: number; readonly sessionId: number; readonly now: Date },
  { endpoint, p256dh, auth }: PushAddress,
  most: number,
): Promise<string> => {
  const keys = JSON.stringify({ p256dh, auth });
  await tx.rows(FREE, [endpoint]);
  const [kept] = await tx.rows<{ player_id: string }>(KEEP, [
    of.accountId,
    of.sessionId,
    endpoint,
    keys,
    of.now,
  ]);
  await tx.rows(DROP_OLDEST, [of.accountId, most]);
  return kept?.player_id ?? '';
};

const REMOVE: Statement = {
  name: 'remove-push-subscription',
  text: `DELETE FROM push_subscriptions WHERE account_id = $1 AND player_id = $2`,
};

export const removeSubscription = async (
  tx: Transaction,
  accountId: number,
  playerId: string,
): Promise<void> => void (await tx.rows(REMOVE, [accountId, playerId]));

const FIND: Statement = {
  name: 'find-push-subscription',
  text: `SELECT id, tested_at FROM push_subscriptions
    WHERE account_id = $1 AND player_id = $2 FOR UPDATE`,
};

export type OwnSubscription = { readonly id: number; readonly tested_at: Date | null };

/** Locked, so that only one test push is sent at a time. */
export const lockSubscription = async (
  tx: Transaction,
  accountId: number,
  playerId: string,
): Promise<OwnSubscription | null> =>
  (await tx.rows<OwnSubscription>(FIND, [accountId, playerId]))[0] ?? null;

const TESTED: Statement = {
  name: 'push-subscription-tested',
  text: `UPDATE push_subscriptions SET tested_at = $2 WHERE id = $1`,
};

export const noteTest = async (tx: Transaction, id: number, now: Date): Promise<void> =>
  void (await tx.rows(TESTED, [id, now]));
