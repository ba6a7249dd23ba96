import type { Statement, Transaction } from '#platform/db';

const USE: Statement = {
  name: 'use-challenge',
  text: `INSERT INTO captcha_uses (challenge_hash, used_at) VALUES ($1, $2)
    ON CONFLICT DO NOTHING RETURNING challenge_hash`,
};

/** True on the first use of the challenge. */
export const consumeChallenge = async (
  tx: Transaction,
  hash: string,
  now: Date,
): Promise<boolean> => (await tx.rows(USE, [hash, now])).length === 1;
