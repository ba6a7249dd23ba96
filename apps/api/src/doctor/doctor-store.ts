import { withClient } from '#db/connect';

export type FoundDatabase = {
  readonly version: string;
  readonly isUnbound: boolean;
  readonly isReadOnly: boolean;
  readonly fsync: string;
  readonly full_page_writes: string;
  readonly data_checksums: string;
  readonly max_connections: number;
  /** Seconds since 1970 by the clock of the database. */
  readonly now: number;
};

/** What a role sees of its server. */
export const readDatabase = (url: string): Promise<FoundDatabase> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<FoundDatabase>(
      `SELECT current_setting('server_version') AS version, pg_is_in_recovery() AS "isReadOnly",
         (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user) AS "isUnbound",
         current_setting('fsync') AS fsync, current_setting('full_page_writes') AS full_page_writes,
         current_setting('data_checksums') AS data_checksums,
         current_setting('max_connections')::integer AS max_connections,
         extract(epoch FROM clock_timestamp())::float8 AS now`,
    );
    const [found] = rows;
    if (found === undefined) throw new Error('the database returned no row');
    return found;
  });

/** Days for which bookings have partitions. */
export const readPartitionDays = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ days: number }>(
      `SELECT extract(epoch FROM booking_partitions_end() - now())::float8 / 86400 AS days`,
    );
    return rows[0]?.days ?? 0;
  });
