import { readFileSync } from 'node:fs';
import { withClient } from '#db/connect';

/** Nanoseconds on a core since its start, as the kernel counts them; 0 where it does not say. */
const nanosecondsOf = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
};

/** CPU in microseconds that the connections of a database have used; both must be on this machine. */
export const readPostgresCpu = (adminUrl: string): Promise<number> =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
         AND backend_type = 'client backend'`,
    );
    return rows.reduce((sum, { pid }) => sum + nanosecondsOf(pid), 0) / 1000;
  });
