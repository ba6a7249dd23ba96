import type { Statement, Transaction } from '#platform/db';

const LATEST: Statement = {
  name: 'latest-sequence',
  text: `SELECT latest FROM account_sequences WHERE account_id = $1`,
};

/** The number of the last hint that left for the account; 0 before the first. */
export const latestSequence = async (tx: Transaction, accountId: number): Promise<number> =>
  (await tx.rows<{ latest: number }>(LATEST, [accountId]))[0]?.latest ?? 0;
