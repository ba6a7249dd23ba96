import type { Statement, Transaction } from '#platform/db';

export type BankNumber = {
  readonly account_number_sealed: string;
  readonly account_number_masked: string;
};

const READ: Statement = {
  name: 'read-bank-number',
  text: `SELECT account_number_sealed, account_number_masked FROM bank_details WHERE account_id = $1`,
};

export const readBankNumber = async (
  tx: Transaction,
  accountId: number,
): Promise<BankNumber | null> => (await tx.rows<BankNumber>(READ, [accountId]))[0] ?? null;

const SAVE: Statement = {
  name: 'save-bank-details',
  text: `INSERT INTO bank_details (account_id, bank_name, holder_name, account_number_sealed,
      account_number_masked, ifsc, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (account_id) DO UPDATE SET bank_name = $2, holder_name = $3,
      account_number_sealed = $4, account_number_masked = $5, ifsc = $6, updated_at = $7`,
};

export const saveBankDetails = async (
  tx: Transaction,
  accountId: number,
  details: BankNumber & { bankName: string; holderName: string; ifsc: string },
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
  ]);
};
