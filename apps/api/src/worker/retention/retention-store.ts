import type { Statement, Transaction } from '#platform/db';
import { tryAdvisoryLock } from '#platform/advisory-lock-store';
import { RETENTION_RULES, type RetentionRule } from './retention-rules.ts';

const statementOf = ({ name, table, since, only, empties }: RetentionRule): Statement => {
  const change =
    empties === undefined
      ? `DELETE FROM ${table}`
      : `UPDATE ${table} SET ${empties.map((column) => `${column} = NULL`).join(', ')}`;
  const due = `${since} < $1${only === undefined ? '' : ` AND ${only}`}`;
  return {
    name: `erase-old-${name}`,
    text: `WITH gone AS (
        ${change} WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM ${table} WHERE ${due} LIMIT $2))
        RETURNING 1)
      SELECT count(*) AS rows FROM gone`,
  };
};

const STATEMENTS = new Map(RETENTION_RULES.map((rule) => [rule, statementOf(rule)]));

/** Erases one batch of one rule, by one worker at a time; returns the number of rows. */
export const eraseBatch = async (
  tx: Transaction,
  rule: RetentionRule,
  before: Date,
  most: number,
): Promise<number> => {
  if (!(await tryAdvisoryLock(tx, `erase-old ${rule.name}`))) return 0;
  const statement = STATEMENTS.get(rule) ?? statementOf(rule);
  const [gone] = await tx.rows<{ rows: number }>(statement, [before, most]);
  return gone?.rows ?? 0;
};
