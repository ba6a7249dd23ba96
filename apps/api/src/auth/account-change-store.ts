import type { AccountFact } from '@karigar/domain/identity/account-facts';
import type { Statement, Transaction } from '#platform/db';

const RECORD: Statement = {
  name: 'record-account-change',
  text: `INSERT INTO account_changes (account_id, fact, changed_at) VALUES ($1, $2, $3)`,
};

export const insertChange = async (
  tx: Transaction,
  accountId: number,
  fact: AccountFact,
  now: Date,
): Promise<void> => void (await tx.rows(RECORD, [accountId, fact, now]));

const LAST: Statement = {
  name: 'last-account-change',
  text: `SELECT max(c.changed_at) AS "changedAt" FROM account_changes c WHERE c.account_id = $1`,
};

/** When a fact of the account last changed; null if none did lately. */
export const lastChangeAt = async (tx: Transaction, accountId: number): Promise<Date | null> =>
  (await tx.rows<{ changedAt: Date | null }>(LAST, [accountId]))[0]?.changedAt ?? null;
