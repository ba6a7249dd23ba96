import { DISOWNED_SINCE, IS_BANK_EARLIER } from '#auth/second-proof-store';
import type { Statement, Transaction } from '#platform/db';
import type { Vault } from '#platform/vault';

const LOCK: Statement = {
  name: 'lock-last-four-tries',
  text: `SELECT last_four_tries FROM accounts WHERE id = $1 FOR UPDATE`,
};

/** The row lock serialises guesses, so that each sees the count of the one before. */
export const lockLastFourTries = async (tx: Transaction, accountId: number): Promise<number> => {
  const [row] = await tx.rows<{ last_four_tries: number }>(LOCK, [accountId]);
  if (!row) throw new Error(`no account ${accountId}`);
  return row.last_four_tries;
};

const SAVE: Statement = {
  name: 'save-last-four-tries',
  text: `UPDATE accounts SET last_four_tries = $2 WHERE id = $1`,
};

export const saveLastFourTries = async (
  tx: Transaction,
  accountId: number,
  tries: number,
): Promise<void> => void (await tx.rows(SAVE, [accountId, tries]));

const NUMBERS: Statement = {
  name: 'read-stored-numbers',
  text: `SELECT NULL::bigint AS id, NULL AS sealed, account_number_masked AS shown
      FROM bank_details WHERE account_id = $1 AND ${IS_BANK_EARLIER}
    UNION ALL
    SELECT id, number_sealed, number_last_four FROM kyc_documents WHERE account_id = $1 
      AND coalesce(sent_at, '-infinity') < ${DISOWNED_SINCE}
      AND (number_sealed IS NOT NULL OR number_last_four IS NOT NULL)`,
};

type NumberRow = {
  readonly id: number | null;
  readonly sealed: string | null;
  readonly shown: string | null;
};

/** The last four of every bank account and document number of the account, from before a disowned change. */
export const readNumbers = async (
  tx: Transaction,
  vault: Vault,
  accountId: number,
): Promise<string[]> => {
  const rows = await tx.rows<NumberRow>(NUMBERS, [accountId]);
  return rows.flatMap(({ id, sealed, shown }) => {
    const number =
      shown ?? (sealed === null ? null : vault.open(sealed, `kyc_documents.number:${id}`));
    return number === null ? [] : [number.slice(-4).toUpperCase()];
  });
};
