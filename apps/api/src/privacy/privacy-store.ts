import type { Ties } from '@karigar/domain/identity/erasure';
import type { Statement, Transaction } from '#platform/db';
import { ERASURE_STEPS, type ErasureStep } from './erasure-steps.ts';
import { EXPORT_PARTS, type ExportPart } from './personal-rows.ts';

const LOCK: Statement = {
  name: 'lock-leaving-account',
  text: 'SELECT erased_at IS NOT NULL AS gone FROM accounts WHERE id = $1 FOR UPDATE',
};

/** Locked, so that no new row can refer to the account. Null when it is missing or erased. */
export const lockPerson = async (tx: Transaction, accountId: number): Promise<true | null> => {
  const [row] = await tx.rows<{ gone: boolean }>(LOCK, [accountId]);
  return row?.gone === false ? true : null;
};

const TIES: Statement = {
  name: 'ties-of-person',
  text: `SELECT count(*) FILTER (WHERE state <> 'completed') AS "openBookings",
      count(*) FILTER (WHERE state = 'completed') AS "unpaidBookings"
    FROM (
      SELECT state, paid, total_after_end FROM bookings WHERE customer_id = $1
        AND state <> 'cancelled'
      UNION ALL SELECT state, paid, total_after_end FROM bookings WHERE serviceman_id = $1
        AND state IN ('offered', 'assigned', 'started', 'held', 'ended')
      UNION ALL SELECT state, paid, total_after_end FROM bookings WHERE serviceman_id = $1
        AND state = 'completed'
      UNION ALL SELECT 'completed', 0, 1 FROM serviceman_balances WHERE serviceman_id = $1
        AND (cash_in_hand <> 0 OR payable <> 0)
    ) AS booking WHERE state <> 'completed' OR paid < total_after_end`,
};

export const readTies = async (tx: Transaction, accountId: number): Promise<Ties> => {
  const [ties] = await tx.rows<Ties>(TIES, [accountId]);
  return ties ?? { openBookings: 0, unpaidBookings: 0 };
};

const EXPORTS: Statement = {
  name: 'exports-of-a-day',
  text: `SELECT count(*) AS count FROM audit WHERE account_id = $1 AND call = 'export-my-data'
    AND outcome = 'ok' AND at > now() - interval '24 hours'`,
};

/** Exports of the account in the last day, from the audit. */
export const countExports = async (tx: Transaction, accountId: number): Promise<number> =>
  (await tx.rows<{ count: number }>(EXPORTS, [accountId]))[0]?.count ?? 0;

export type ExportedPart = {
  readonly name: string;
  readonly rows: readonly Record<string, unknown>[];
};

const partStatement = ({ name, table, whose, shows }: ExportPart): Statement => ({
  name: `export ${name}`,
  text: `SELECT coalesce(json_agg(part), '[]') AS rows
    FROM (SELECT ${shows} FROM ${table} WHERE ${whose}) AS part`,
});

const PARTS = EXPORT_PARTS.map((part) => ({ name: part.name, statement: partStatement(part) }));

export const readParts = async (tx: Transaction, accountId: number): Promise<ExportedPart[]> => {
  const parts: ExportedPart[] = [];
  for (const { name, statement } of PARTS) {
    const [found] = await tx.rows<Pick<ExportedPart, 'rows'>>(statement, [accountId]);
    parts.push({ name, rows: found?.rows ?? [] });
  }
  return parts;
};

const stepStatement = ({ name, table, whose, set }: ErasureStep): Statement => ({
  name: `erase ${name}`,
  text:
    set === undefined
      ? `DELETE FROM ${table} WHERE ${whose}`
      : `UPDATE ${table} SET ${set} WHERE ${whose}`,
});

const STEPS = ERASURE_STEPS.map((step) => stepStatement(step));

export const takeSteps = async (tx: Transaction, accountId: number): Promise<void> => {
  for (const statement of STEPS) await tx.rows(statement, [accountId]);
};
