import { Pool } from 'pg';
import type { Look } from './fresh-people.ts';

const CONNECTIONS = 4;
const IDLE_MS = 5000;

/** Runs SQL on connections that stay open: to open one costs ten times a small statement. */
export const createLook = (
  url: string,
): { readonly look: Look; readonly close: () => Promise<void> } => {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
  });
  // A lost connection fails its statement; an unhandled 'error' would also end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const look = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> => {
    const client = await pool.connect();
    let hasFailed = true;
    try {
      const { rows } = await client.query(sql, values);
      hasFailed = false;
      return rows as Row[];
    } finally {
      client.release(hasFailed);
    }
  };
  return {
    look,
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
};
