import type { Look } from './fresh-people.ts';

/** Sets the sequence as if this many hints had left for the account. */
export const setSequence = (look: Look, accountId: number, latest: number): Promise<unknown> =>
  look(
    `INSERT INTO account_sequences VALUES ($1, $2)
     ON CONFLICT (account_id) DO UPDATE SET latest = excluded.latest`,
    [accountId, latest],
  );

/** Ends the session in the database without telling any process. */
export const endSilently = (look: Look, accountId: number): Promise<unknown> =>
  look(`UPDATE sessions SET revoked_at = now() WHERE account_id = $1`, [accountId]);

/** Accounts with hints of this kind in the outbox. */
export const hintedAccounts = async (look: Look, kind: string): Promise<number[]> => {
  const rows = await look<{ account: number }>(
    `SELECT account_id::float8 AS account FROM outbox WHERE kind = $1 ORDER BY id`,
    [kind],
  );
  return rows.map(({ account }) => account);
};
