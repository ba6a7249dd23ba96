import type { Statement, Transaction } from '#platform/db';

const END: Statement = {
  name: 'end-sessions',
  text: `UPDATE sessions SET revoked_at = $2 WHERE account_id = $1 AND revoked_at IS NULL
    AND idle_expires_at > $2 AND id IS DISTINCT FROM $3 RETURNING id`,
};

/** Ends all live sessions of an account except one; returns their ids. */
export const endSessionsOf = async (
  tx: Transaction,
  accountId: number,
  but: number | null,
  now: Date,
): Promise<number[]> =>
  (await tx.rows<{ id: number }>(END, [accountId, now, but])).map(({ id }) => id);
