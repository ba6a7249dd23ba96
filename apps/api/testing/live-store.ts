import type { Look } from './fresh-people.ts';

/** As if so many hints had left for the account. */
export const setSequence = (look: Look, accountId: number, latest: number): Promise<unknown> =>
  look(
    `INSERT INTO account_sequences VALUES ($1, $2)
     ON CONFLICT (account_id) DO UPDATE SET latest = excluded.latest`,
    [accountId, latest],
  );

/** Ended in the database, and nobody is told. */
export const endSilently = (look: Look, accountId: number): Promise<unknown> =>
  look(`UPDATE sessions SET revoked_at = now() WHERE account_id = $1`, [accountId]);

/** For whom hints of a kind wait to leave. */
export const hintedAccounts = async (look: Look, kind: string): Promise<number[]> => {
  const rows = await look<{ account: number }>(
    `SELECT account_id::float8 AS account FROM outbox WHERE kind = $1 ORDER BY id`,
    [kind],
  );
  return rows.map(({ account }) => account);
};
