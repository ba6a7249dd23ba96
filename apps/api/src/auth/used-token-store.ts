import type { Statement, Transaction } from '#platform/db';

const USE: Statement = {
  name: 'use-id-token',
  text: `INSERT INTO used_id_tokens (token_hash, used_at) VALUES ($1, $2)
    ON CONFLICT DO NOTHING RETURNING token_hash`,
};

/** True on the first use. Waits for a concurrent use of the same token, which counts only if it commits. */
export const consumeToken = async (tx: Transaction, hash: string, now: Date): Promise<boolean> =>
  (await tx.rows(USE, [hash, now])).length === 1;
