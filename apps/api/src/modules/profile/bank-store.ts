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
  text: `INSERT INTO bank_details (account_id, bank_name, holder_name, account_number_sealed,
      account_number_masked, ifsc, updated_at, unconfirmed_since)
    VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $8::boolean THEN NULL ELSE $7::timestamptz END)
    ON CONFLICT (account_id) DO UPDATE SET bank_name = $2, holder_name = $3,
      account_number_sealed = $4, account_number_masked = $5, ifsc = $6, updated_at = $7,
      unconfirmed_since = CASE WHEN $8::boolean THEN NULL ELSE bank_details.unconfirmed_since END`,
};

export const saveBankDetails = async (
  tx: Transaction,
  accountId: number,
  details: BankNumber & {
    bankName: string;
    holderName: string;
    ifsc: string;
    isConfirmed: boolean;
  },
  now: Date,
): Promise<void> => {
  await tx.rows(SAVE, [
    accountId,
    details.bankName,
    details.holderName,
    details.account_number_sealed,
    details.account_number_masked,
    details.ifsc,
    now,
    details.isConfirmed,
  ]);
};
