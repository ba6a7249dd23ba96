import type { Statement, Transaction } from '#platform/db';

const INSERT: Statement = {
  name: 'issue-invoice',
  text: 'SELECT issue_invoice($1, $2::smallint, $3, $4)',
};

/**
 * One statement that nobody awaits, so the lock on the year's row is short. The database takes the total from the
 * booking and leaves an existing invoice as it is.
 */
export const insertInvoice = (
  tx: Transaction,
  invoice: {
    readonly bookingId: number;
    readonly year: number;
    readonly issuedAt: Date;
    /** Whose series it is in. */
    readonly gstin: string;
  },
): void => {
  const { bookingId, year, issuedAt, gstin } = invoice;
  void tx.rows(INSERT, [bookingId, year, issuedAt, gstin]);
};
