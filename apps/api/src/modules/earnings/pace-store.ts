import type { Rate } from '@karigar/domain/ledger/rates';
import type { Pace } from '@karigar/domain/payouts/pace';
import type { Statement, Transaction } from '#platform/db';

const RATES: Statement = {
  name: 'read-daily-rates',
  text: `SELECT kind, category_id AS "categoryId", from_day::text AS "fromDay", basis_points AS "basisPoints"
    FROM ledger_rates WHERE kind = 'daily-payout'`,
};

/** The fees of daily payouts with their first days. */
export const readDailyRates = (tx: Transaction): Promise<Rate[]> => tx.rows(RATES, []);

export type ChosenPace = {
  readonly pace: Pace;
  /** Agreed to with the choice, in hundredths of a percent. */
  readonly fee: number;
};

const READ: Statement = {
  name: 'read-payout-pace',
  text: 'SELECT pace, fee FROM payout_paces WHERE account_id = $1',
};

export const readPace = async (tx: Transaction, accountId: number): Promise<ChosenPace> =>
  (await tx.rows<ChosenPace>(READ, [accountId]))[0] ?? { pace: 'weekly', fee: 0 };

const SAVE: Statement = {
  name: 'save-payout-pace',
  text: `INSERT INTO payout_paces (account_id, pace, fee, chosen_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (account_id) DO UPDATE SET pace = excluded.pace, fee = excluded.fee, chosen_at = excluded.chosen_at`,
};

export const savePace = async (
  tx: Transaction,
  accountId: number,
  { pace, fee }: ChosenPace,
  at: Date,
): Promise<void> => void (await tx.rows(SAVE, [accountId, pace, fee, at]));
