import type { Payout } from '@karigar/domain/ledger/postings';
import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

const INSERT: Statement = {
  name: 'insert-payouts',
  text: `INSERT INTO payouts (serviceman_id, amount, kept, fee, bank, reference, row_id, paid_by, paid_at)
    SELECT r."servicemanId", r.amount, r.kept, r.fee, r.bank, r.reference, r."rowId", $2, $3
    FROM jsonb_to_recordset($1) AS r ("servicemanId" bigint, amount bigint, kept bigint, fee bigint, bank text,
      reference text, "rowId" bigint) ORDER BY r."rowId"
    RETURNING id, row_id`,
  trusted: { row_id: 'each is of a row' },
};

type NewPayout = Payout & {
  readonly rowId: number;
  readonly servicemanId: number;
  /** Masked, such as 'XX9035'; empty where nothing was transferred. */
  readonly bank: string;
  /** The bank's number of the transfer. */
  readonly reference: string;
};

/** The number of each payout, by its row. */
export const insertPayouts = async (
  tx: Transaction,
  payouts: readonly NewPayout[],
  by: number,
  at: Date,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx.rows<{ id: number; row_id: number }>(INSERT, [
    JSON.stringify(payouts),
    by,
    at,
  ]);
  return new Map(rows.map((row) => [row.row_id, row.id]));
};

type ReturnedPayout = {
  readonly id: number;
  readonly serviceman_id: number;
  readonly amount: Paise;
  readonly fee: Paise;
};

const RETURNED: Statement = {
  name: 'save-returned-payouts',
  text: `UPDATE payouts SET returned_at = $2 WHERE row_id = ANY ($1) RETURNING id, serviceman_id, amount, fee`,
};

/** The bank returned the transfers of these rows. */
export const saveReturned = (
  tx: Transaction,
  rowIds: readonly number[],
  at: Date,
): Promise<ReturnedPayout[]> => tx.rows(RETURNED, [rowIds, at]);
