import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

const INSERT: Statement = {
  name: 'issue-invoice',
  text: `WITH owed AS (
      SELECT $1::bigint AS booking_id WHERE NOT EXISTS (SELECT FROM invoices WHERE booking_id = $1)
    ), numbered AS (
      INSERT INTO invoice_years AS y (year, latest, gstin) SELECT $2, 1, $5 FROM owed
      ON CONFLICT (year) DO UPDATE SET latest = y.latest + 1, gstin = coalesce(y.gstin, excluded.gstin)
      RETURNING latest
    )
    INSERT INTO invoices (booking_id, year, serial, issued_at, total, tax_rate, tax, gstin)
    SELECT $1, $2, latest, $3, $4, rate, tax, $5 FROM numbered, billed_tax($1)`,
};

/** One statement that nobody awaits, so the lock on the year's row is short. */
export const insertInvoice = (
  tx: Transaction,
  invoice: {
    readonly bookingId: number;
    readonly year: number;
    readonly issuedAt: Date;
    readonly total: Paise;
    /** Whose series it is in. */
    readonly gstin: string;
  },
): void => {
  const { bookingId, year, issuedAt, total, gstin } = invoice;
  void tx.rows(INSERT, [bookingId, year, issuedAt, total, gstin]);
};
