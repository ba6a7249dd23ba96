import type { Statement, Transaction } from '#platform/db';

/** The details that money is paid to: changing one of them changes the bank account. */
export type StoredBank = BankNumber & {
  readonly holder_name: string;
  readonly ifsc: string;
  readonly is_confirmed: boolean;
};

export type BankNumber = {
  readonly account_number_sealed: string;
  readonly account_number_masked: string;
};

const READ: Statement = {
  name: 'read-bank-details',
  text: `SELECT account_number_sealed, account_number_masked, holder_name, ifsc,
      unconfirmed_since IS NULL AS is_confirmed
    FROM bank_details WHERE account_id = $1`,
};

export const readBank = async (tx: Transaction, accountId: number): Promise<StoredBank | null> =>
  (await tx.rows<StoredBank>(READ, [accountId]))[0] ?? null;

const SAVE: Statement = {
  name: 'save-bank-details',
  text: 'SELECT save_my_bank($1, $2, $3, $4, $5, $6, $7, $8)',
};

/** Of the caller. The database takes a change and a confirmation only with the session's proof of the phone. */
export const saveBankDetails = async (
  tx: Transaction,
  sessionId: number,
  details: BankNumber & {
    bankName: string;
    holderName: string;
    ifsc: string;
    isConfirmed: boolean;
  },
  now: Date,
): Promise<void> => {
  await tx.rows(SAVE, [
    sessionId,
    now,
    details.bankName,
    details.holderName,
    details.account_number_sealed,
    details.account_number_masked,
    details.ifsc,
    details.isConfirmed,
  ]);
};
