import type { Statement, Transaction } from '#platform/db';

const LATEST: Statement = {
  name: 'latest-sequences',
  text: `SELECT account_id, latest FROM account_sequences WHERE account_id = ANY($1::bigint[])`,
};

/** Sequence of the last hint per account; accounts without hints have no entry. */
export const latestSequences = async (
  tx: Transaction,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx.rows<{ account_id: number; latest: number }>(LATEST, [accountIds]);
  return new Map(rows.map((row) => [row.account_id, row.latest]));
};
