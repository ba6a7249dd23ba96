import type { Statement, Transaction } from '#platform/db';

type CheckedBank = {
  readonly holder_name: string;
  readonly version: number;
  /** The name of the account. */
  readonly name: string;
};

const LOCK: Statement = {
  name: 'lock-checked-bank',
  text: `SELECT b.holder_name, b.version, trim(p.first_name || ' ' || p.last_name) AS name
    FROM bank_details b JOIN profiles p ON p.account_id = b.account_id
    WHERE b.account_id = $1 FOR NO KEY UPDATE OF b`,
};

export const lockCheckedBank = async (
  tx: Transaction,
  accountId: number,
): Promise<CheckedBank | null> => (await tx.rows<CheckedBank>(LOCK, [accountId]))[0] ?? null;

const SAVE: Statement = {
  name: 'save-bank-check',
  text: `UPDATE bank_details SET check_outcome = $2, check_reason_kind = $3, check_words = $4 WHERE account_id = $1`,
};

export const saveBankCheck = async (
  tx: Transaction,
  accountId: number,
  check: {
    readonly outcome: 'verified' | 'refused';
    readonly reason: string | null;
    readonly words: string | null;
  },
): Promise<void> =>
  void (await tx.rows(SAVE, [accountId, check.outcome, check.reason, check.words]));
