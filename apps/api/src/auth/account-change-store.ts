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
