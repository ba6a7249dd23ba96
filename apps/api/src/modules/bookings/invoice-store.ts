import type { Statement, Transaction } from '#platform/db';

const INSERT: Statement = {
  name: 'issue-invoice',
  text: 'SELECT issue_invoice($1, $2::smallint, $3, $4::text[])',
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
    /** Of the suppliers; the one of the booking's state issues it, or the first. */
    readonly gstins: readonly string[];
  },
): void => {
  const { bookingId, year, issuedAt, gstins } = invoice;
  void tx.rows(INSERT, [bookingId, year, issuedAt, gstins]);
};
