import type { Role } from '@karigar/domain/roles';
import { Pool, type PoolClient, type QueryResultRow } from 'pg';

/** A statement with a name is planned once per connection, which is most of PostgreSQL's work. */
export type Statement = { readonly name: string; readonly text: string };

/** One open transaction. Stores take it and nothing else. */
export type Transaction = {
  readonly rows: <Row extends QueryResultRow>(
    statement: Statement,
    values?: readonly unknown[],
  ) => Promise<Row[]>;
};

/** For whom row level security lets rows through. */
export type Speaker = {
  readonly accountId: number | null;
  readonly role: Role | 'nobody' | 'system';
};

/** Look-ups before anyone is known, and work that is nobody's call. */
export const SYSTEM: Speaker = { accountId: null, role: 'system' };

export type Database = {
  readonly transaction: <Value>(
    speaker: Speaker,
    work: (tx: Transaction) => Promise<Value>,
  ) => Promise<Value>;
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * One plan for all values, also for the checks of foreign keys: left to itself PostgreSQL plans
 * anew for each booking, to prune its partitions early, and that takes longer than the statement.
 * Every statement is by key, so no plan may read a table through or be worth compiling.
 */
const PLANNING = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off';

const INT8 = 20;

/** Ids and amounts are 53-bit by design, so bigint columns come back as numbers. */
const readNumber = (written: string): number => {
  const value = Number(written);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${written}`);
  return value;
};

type Opened = { readonly tx: Transaction; readonly unanswered: Set<Promise<unknown>> };

const transactionOn = (client: PoolClient): Opened => {
  const unanswered = new Set<Promise<unknown>>();
  const ask = async ({ name, text }: Statement, values: readonly unknown[]) =>
    (await client.query({ name, text, values: [...values] })).rows as never;
  return {
    unanswered,
    tx: {
      rows: (statement, values = []) => {
        const answer = ask(statement, values);
        const heard = (): void => void unanswered.delete(answer);
        unanswered.add(answer);
        answer.then(heard, heard);
        return answer;
      },
    },
  };
};

const begin = ({ accountId, role }: Speaker): string => {
  const account = accountId === null ? '' : String(BigInt(accountId));
  return `BEGIN; SET LOCAL karigar.account = '${account}'; SET LOCAL karigar.role = '${role}'`;
};

/** For the job queue, which brings statements of its own. */
export const createPool = (url: string, connections: number): Pool =>
  new Pool({ connectionString: url, max: connections });

/**
 * Nobody waits for BEGIN to be answered, nor COMMIT for statements that the work itself did not
 * wait for: that spares two round trips. Each still has to succeed. Should BEGIN fail, no speaker
 * is set and row level security shows nothing.
 */
const transact = async <Value>(
  client: PoolClient,
  speaker: Speaker,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value> => {
  const begun = client.query(begin(speaker));
  begun.catch(() => {});
  const { tx, unanswered } = transactionOn(client);
  let value: Value;
  try {
    value = await work(tx);
  } finally {
    await begun;
  }
  const [{ command }] = await Promise.all([client.query('COMMIT'), ...unanswered]);
  // PostgreSQL's polite answer to the COMMIT of a transaction in which something failed.
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
  return value;
};

export const connectDatabase = (options: {
  readonly url: string;
  readonly connections: number;
  readonly onError: (error: Error) => void;
}): Database => {
  const pool = new Pool({
    connectionString: options.url,
    options: PLANNING,
    // Statements leave as they are asked, so the first one travels with BEGIN.
    pipeline: true,
    max: options.connections,
    connectionTimeoutMillis: 3000,
    // A new connection plans everything anew, 10 ms for a list over all partitions: it is kept.
    idleTimeoutMillis: 300_000,
    statement_timeout: 10_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 15_000,
  });
  pool.on('error', options.onError);
  pool.on('connect', (client) => {
    client.setTypeParser(INT8, readNumber);
    // One lost in the middle of its work has no other listener, and would end the process.
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
    ping: async () => void (await pool.query('SELECT 1')),
    close: () => pool.end(),
  };
};
