import type { Client } from 'pg';

/**
 * The oldest PostgreSQL that runs Karigar, Debian 12's: the schema needs UNIQUE NULLS NOT DISTINCT
 * of 15, and CI runs every test on it.
 */
export const OLDEST_POSTGRES = 15;

/** What is wrong with a server of this `server_version_num`, or null. */
export const oldPostgres = (version: number): string | null => {
  const major = Math.floor(version / 10_000);
  return major < OLDEST_POSTGRES
    ? `PostgreSQL ${major} is too old: at least ${OLDEST_POSTGRES} is needed`
    : null;
};

export const refuseOldPostgres = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::integer AS version`,
  );
  const problem = oldPostgres(rows[0]?.version ?? 0);
  if (problem !== null) throw new Error(problem);
};
