import { dayOf } from '@karigar/domain/dates/india-day';
import { isInvoiceDue } from '@karigar/domain/receipts/invoice-due';
import { financialYearOf } from '@karigar/domain/ledger/earning-periods';
import type { CallScope } from '#wire/define-handler';
import type { BookingRow } from './booking-row.ts';
import { insertInvoice } from './invoice-store.ts';

/**
 * The invoice of a booking that has come to owe one, with the next number of its year; one that has
 * its invoice keeps it. The caller holds the booking's lock, and nobody waits: the commit does.
 */
export const issueInvoice = (
  { tx, now }: Pick<CallScope, 'tx' | 'now'>,
  booking: Pick<BookingRow, 'id' | 'state' | 'paid' | 'total_after_end'>,
): void => {
  const { id, state, paid, total_after_end: total } = booking;
  if (total === null || !isInvoiceDue({ state, paid, totalAfterEnd: total })) return;
  insertInvoice(tx, {
    bookingId: id,
    year: financialYearOf(dayOf(now)),
    issuedAt: new Date(now),
    total,
  });
};
