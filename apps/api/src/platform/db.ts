import { DESKS, type Desk } from '@karigar/domain/console/desks';
import type { Role } from '@karigar/domain/roles';
import { databaseRoles } from '#db/roles';
import { Pool, type ClientBase, type PoolClient } from 'pg';
import type { PoolUse } from './metrics/process-metrics.ts';
import { currentTrace } from './trace-context.ts';

/** A named statement is planned once per connection; planning is most of PostgreSQL's work. */
export type Statement = {
  readonly name: string;
  readonly text: string;
  /** Columns that are as the row type says for a reason that the gate `sql` cannot see: column → reason. */
  readonly trusted?: Readonly<Record<string, string>>;
};

/** One open transaction, the only parameter through which stores reach the database. */
export type Transaction = {
  /** The gate `sql` compares Row and values with the statement. Without Row no column can be read. */
  readonly rows: <Row extends object = object>(
    statement: Statement,
    values?: readonly unknown[],
  ) => Promise<Row[]>;
};

/** The account and role that row level security applies; `person` is all roles of the account. */
export type Speaker = {
  readonly accountId: number | null;
  readonly role: Role | 'nobody' | 'system' | 'person';
  /** Of a system's call that may touch only the rows of this account, and this session. */
  readonly bound?: { readonly sessionId: number | null };
  /** Of an operator's call: it reaches what these desks reach. */
  readonly desks?: readonly Desk[];
};

/** For lookups before the caller is known, and for work outside a call. */
export const SYSTEM: Speaker = { accountId: null, role: 'system' };

export type Database = {
  readonly transaction: <Value>(
    speaker: Speaker,
    work: (tx: Transaction) => Promise<Value>,
  ) => Promise<Value>;
  /** Whether it answers; a standby can only be read. */
  readonly ping: () => Promise<{ readonly isReadOnly: boolean }>;
  readonly use: () => PoolUse;
  readonly close: () => Promise<void>;
};

const INT8 = 20;

/** Ids and amounts are 53-bit by design, so bigint columns come back as numbers. */
const readNumber = (written: string): number => {
  const value = Number(written);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${written}`);
  return value;
};

/** Statements outside a transaction, on a pool or a connection. */
export const rowsOn = (client: Pool | ClientBase, timeoutMs?: number): Transaction => ({
  rows: async ({ name, text }, values = []) => {
    const query = { name, text, values: [...values], query_timeout: timeoutMs };
    return (await client.query(query)).rows as never;
  },
});

type Opened = { readonly tx: Transaction; readonly pending: Set<Promise<unknown>> };

const transactionOn = (client: PoolClient): Opened => {
  const pending = new Set<Promise<unknown>>();
  const { rows } = rowsOn(client);
  return {
    pending,
    tx: {
      rows: (statement, values = []) => {
        const result = rows<never>(statement, values);
        const settled = (): void => void pending.delete(result);
        pending.add(result);
        result.then(settled, settled);
        return result;
      },
    },
  };
};

const idText = (id: number | null): string => (id === null ? '' : String(BigInt(id)));

const deskText = (desks: readonly Desk[]): string =>
  DESKS.filter((desk) => desks.includes(desk)).join();

/** What the transaction puts into the outbox and the job queue belongs to the running trace. */
const traced = (): string => {
  const trace = currentTrace();
  return trace === null ? '' : `; SET LOCAL karigar.trace = '${trace}'`;
};

/** A transaction of a narrower role whose role cannot be set fails as a whole: it never goes on as the system. */
const begin = ({ accountId, role, bound, desks }: Speaker): string => {
  const start = `BEGIN${traced()}; SET LOCAL karigar.account = '${idText(accountId)}'; SET LOCAL karigar.role = '${role}'`;
  if (desks !== undefined)
    return `${start}; SET LOCAL karigar.desks = '${deskText(desks)}'; SET LOCAL ROLE ${databaseRoles.ops}`;
  if (bound === undefined) return start;
  return `${start}; SET LOCAL karigar.session = '${idText(bound.sessionId)}'; SET LOCAL ROLE ${databaseRoles.bound}`;
};

/**
 * For the job queue, which has its own statements; never through a pooler, because it listens. A connection without a
 * reply is given up.
 */
export const createPool = (url: string, connections: number): Pool =>
  new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    keepAlive: true,
  });

export const useOf = ({ totalCount, idleCount, waitingCount }: Pool): PoolUse => ({
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

/**
 * Does not wait for the reply to BEGIN, and COMMIT does not wait for statements that the work did
 * not await: this saves two round trips. Each must still succeed. If BEGIN fails, no speaker is set
 * and row level security shows nothing.
 */
const transact = async <Value>(
  client: PoolClient,
  speaker: Speaker,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value> => {
  const begun = client.query(begin(speaker));
  begun.catch(() => {});
  const { tx, pending } = transactionOn(client);
  let value: Value;
  try {
    value = await work(tx);
  } finally {
    await begun;
  }
  const [{ command }] = await Promise.all([client.query('COMMIT'), ...pending]);
  // PostgreSQL replies ROLLBACK to the COMMIT of a failed transaction.
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
  return value;
};

/** Plans and timeouts are settings of the role (db/roles.ts): it works through a pooler too. */
export const connectDatabase = (options: {
  readonly url: string;
  readonly connections: number;
  readonly onError: (error: Error) => void;
}): Database => {
  const pool = new Pool({
    connectionString: options.url,
    // Sends statements without waiting, so the first one travels with BEGIN.
    pipeline: true,
    max: options.connections,
    connectionTimeoutMillis: 3000,
    // A new connection plans everything again (10 ms for a list over all partitions), so idle ones are kept.
    idleTimeoutMillis: 300_000,
  });
  pool.on('error', options.onError);
  pool.on('connect', (client) => {
    client.setTypeParser(INT8, readNumber);
    // A connection lost while in use has no other listener; an unhandled 'error' would end the process.
    client.on('error', options.onError);
  });

  return {
    transaction: async (speaker, work) => {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        return await transact(client, speaker, work);
      } catch (error) {
        await client.query('ROLLBACK').catch((failure: unknown) => {
          broken = failure instanceof Error ? failure : new Error(String(failure));
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    ping: async () => {
      const { rows } = await pool.query<{ is_read_only: boolean }>(
        'SELECT pg_is_in_recovery() AS is_read_only',
      );
      return { isReadOnly: rows[0]?.is_read_only === true };
    },
    use: () => useOf(pool),
    close: () => pool.end(),
  };
};
