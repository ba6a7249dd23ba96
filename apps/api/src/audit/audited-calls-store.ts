import type { Statement, Transaction } from '#platform/db';

const LOCK: Statement = {
  name: 'lock-operator',
  text: `SELECT FROM accounts WHERE id = $1 FOR NO KEY UPDATE`,
};

const COUNT: Statement = {
  name: 'count-audited-calls',
  text: `SELECT count(*) FROM audit WHERE account_id = $1 AND call = $2
    AND outcome = 'ok' AND at > clock_timestamp() - interval '1 hour'`,
};

/** How often the operator made this call in the last hour. Locked, so that concurrent calls are counted too. */
export const countAuditedCalls = async (
  tx: Transaction,
  operatorId: number,
  call: string,
): Promise<number> => {
  await tx.rows(LOCK, [operatorId]);
  return (await tx.rows<{ count: number }>(COUNT, [operatorId, call]))[0]?.count ?? 0;
};
