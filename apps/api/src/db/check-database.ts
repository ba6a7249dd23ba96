import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { stateOfGstin } from '@karigar/domain/receipts/gst-states';
import { connectionProblems, setOwnRoles, type Addresses } from './check-connections.ts';
import { withClient } from './connect.ts';
import { migrationsFolder } from './migrate.ts';
import { oldPostgres } from './postgres-version.ts';

export type Expected = Addresses & {
  readonly cell: number;
  /** The financial year of today, and under which GSTINs its invoices are issued; the first has series 0. */
  readonly year: number;
  readonly gstins: readonly string[];
};

type Found = {
  /** Where the audit has rows of transactions that this server has not reached: the epoch to start its transactions at. */
  readonly epoch: number | null;
  readonly cell: number;
  readonly outside: readonly string[];
  readonly numbered: readonly { readonly series: number; readonly gstin: string }[];
};

const AGAIN_MS = 1000;

/** A missing function, column, table or right: the program is newer than the schema. */
const UNKNOWN = new Set(['42883', '42703', '42P01', '42501']);
const OLDER = 'the schema is older than this program';

/** The files of this program that did not run; those of a newer program do not matter. */
const missingIn = (ran: readonly { readonly name: string }[]): string[] => {
  const names = new Set(ran.map(({ name }) => name));
  return readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql') && !names.has(file.replace(/\.sql$/, '')))
    .toSorted();
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const problemsOf = (
  { cell, year, gstins }: Pick<Expected, 'cell' | 'year' | 'gstins'>,
  found: Found,
): string[] => {
  const problems = found.outside.map((fault) => `an id could be another cell's: ${fault}`);
  if (found.epoch !== null)
    problems.push(
      `the database was loaded from a dump and its audit is ahead of this server's transactions, so new rows would never be sealed: stop PostgreSQL, run pg_resetwal --epoch=${found.epoch}, start it`,
    );
  if (found.cell !== cell) problems.push(`CELL is ${cell}, and the database is cell ${found.cell}`);
  for (const { series, gstin } of found.numbered) {
    const now = gstins.find((one, at) => (at === 0 ? 0 : stateOfGstin(one)) === series);
    if (now === undefined || now === gstin) continue;
    problems.push(
      `INVOICE_SUPPLIER has GSTIN ${now}, and the invoices of ${year} are numbered under ${gstin}`,
    );
  }
  return problems;
};

const schemaProblems = ({ url, ...expected }: Expected): Promise<string[]> =>
  withClient(url('system'), async (client) => {
    const { rows } = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::integer AS version`,
    );
    const old = oldPostgres(rows[0]?.version ?? 0);
    if (old !== null) return [old];
    try {
      const ran = await client.query<{ name: string }>('SELECT name FROM schema_migrations');
      const missing = missingIn(ran.rows);
      if (missing.length > 0)
        return [`${OLDER}: npm run db -- migrate (missing: ${missing.join(', ')})`];
      const found = await client.query<Found>(
        `SELECT cell() AS cell,
           (SELECT div(xid::text::numeric, 4294967296)::integer + 1
             FROM (SELECT xid FROM audit ORDER BY xid DESC, id DESC LIMIT 1) AS latest
             WHERE xid >= pg_snapshot_xmax(pg_current_snapshot())) AS epoch,
           ARRAY(SELECT place || ': ' || fault FROM ids_outside_cell()) AS outside,
           (SELECT coalesce(json_agg(n), '[]') FROM (
             SELECT 0 AS series, gstin FROM invoice_years WHERE year = $1 AND gstin IS NOT NULL
             UNION ALL SELECT series, gstin FROM invoice_series WHERE year = $1) AS n) AS numbered`,
        [expected.year],
      );
      return found.rows.flatMap((row) => problemsOf(expected, row));
    } catch (error) {
      if (!UNKNOWN.has(codeOf(error))) throw error;
      return [`${OLDER}: npm run db -- migrate`];
    }
  });

/** Why this process must not serve this database; empty when it may. */
export const checkDatabase = async (expected: Expected): Promise<string[]> => [
  ...(await schemaProblems(expected)),
  ...(await connectionProblems(expected)),
];

/** Waits for a database that does not answer yet: nothing can be said about it. */
export const awaitDatabase = async (
  expected: Expected,
  onFailure: (error: unknown) => void,
): Promise<string[]> => {
  for (;;) {
    try {
      await setOwnRoles(expected.url);
      return await checkDatabase(expected);
    } catch (error) {
      onFailure(error);
      await pause(AGAIN_MS);
    }
  }
};
