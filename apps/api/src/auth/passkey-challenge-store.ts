import type { Statement, Transaction } from '#platform/db';

export type ChallengePurpose = 'add' | 'login' | 'invite' | 'operator-login' | 'proof';

const KEEP: Statement = {
  name: 'keep-passkey-challenge',
  text: `INSERT INTO passkey_challenges (holder, purpose, challenge, expires_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (holder, purpose) DO UPDATE
    SET challenge = excluded.challenge, expires_at = excluded.expires_at`,
};

/** Replaces the holder's earlier challenge. */
export const keepChallenge = async (
  tx: Transaction,
  holder: string,
  purpose: ChallengePurpose,
  { challenge, expiresAt }: { readonly challenge: string; readonly expiresAt: Date },
): Promise<void> => void (await tx.rows(KEEP, [holder, purpose, challenge, expiresAt]));

const USE: Statement = {
  name: 'use-passkey-challenge',
  text: `DELETE FROM passkey_challenges WHERE holder = $1 AND purpose = $2
    RETURNING challenge, expires_at > $3 AS "isValid"`,
};

/** The holder's challenge, once: the first answer uses it up, right or wrong. Null without one, or too late. */
export const consumeChallenge = async (
  tx: Transaction,
  holder: string,
  purpose: ChallengePurpose,
  now: Date,
): Promise<string | null> => {
  const [row] = await tx.rows<{ challenge: string; isValid: boolean }>(USE, [holder, purpose, now]);
  return row?.isValid === true ? row.challenge : null;
};
