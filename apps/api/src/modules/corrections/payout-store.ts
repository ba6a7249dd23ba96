import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

const BANK: Statement = {
  name: 'find-masked-bank-number',
  text: `SELECT 'XX' || right(account_number_masked, 4) AS masked,
      unconfirmed_since IS NULL AS "isConfirmed"
    FROM bank_details WHERE account_id = $1`,
};

/** With the masked account number, such as 'XX9035'. */
export type PayoutBank = { readonly masked: string; readonly isConfirmed: boolean };

export const findBank = async (tx: Transaction, servicemanId: number): Promise<PayoutBank | null> =>
  (await tx.rows<PayoutBank>(BANK, [servicemanId]))[0] ?? null;

const INSERT: Statement = {
  name: 'insert-payout',
  text: `INSERT INTO payouts (serviceman_id, amount, kept, bank, reference, reason, paid_by, paid_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
};

export const insertPayout = async (
  tx: Transaction,
  payout: {
    readonly servicemanId: number;
    readonly amount: Paise;
    readonly kept: Paise;
    readonly bank: string;
    readonly reference: string;
    readonly reason: string;
    readonly by: number;
    readonly at: Date;
  },
): Promise<number> => {
  const { servicemanId, amount, kept, bank, reference, reason, by, at } = payout;
  const values = [servicemanId, amount, kept, bank, reference, reason, by, at];
  const [row] = await tx.rows<{ id: number }>(INSERT, values);
  if (row === undefined) throw new Error('no payout was written');
  return row.id;
};
