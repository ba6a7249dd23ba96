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

/** As if hints had left that nobody heard. */
export const loseHints = (look: Look, accountId: number, count: number): Promise<unknown> =>
  look(`UPDATE account_sequences SET latest = latest + $2 WHERE account_id = $1`, [
    accountId,
    count,
  ]);

/** No call gives an operator a city yet. */
export const placeOperator = (
  look: Look,
  accountId: number,
  cityId: number | null,
): Promise<unknown> =>
  look(`UPDATE operators SET city_id = $2 WHERE account_id = $1`, [accountId, cityId]);

export const anotherCity = async (look: Look, than: number): Promise<number> => {
  const [row] = await look<{ id: number }>(
    `SELECT id::float8 AS id FROM cities WHERE id <> $1 LIMIT 1`,
    [than],
  );
  if (row === undefined) throw new Error('one city only');
  return row.id;
};
