import { dayOf } from '@karigar/domain/dates/india-day';
import { isInvoiceDue } from '@karigar/domain/receipts/invoice-due';
import { financialYearOf } from '@karigar/domain/ledger/earning-periods';
import type { CallScope } from '#wire/define-handler';
import type { BookingRow } from './booking-row.ts';
import { insertInvoice } from './invoice-store.ts';

/**
 * Issues the invoice of a booking that is due one, with the next number of its year; an existing invoice stays.
 * The caller holds the booking's lock. Not awaited: the commit waits for it.
 */
export const issueInvoice = (
  { tx, now, context }: Pick<CallScope, 'tx' | 'now' | 'context'>,
  booking: Pick<BookingRow, 'id' | 'state' | 'paid' | 'total_after_end'>,
): void => {
  const { id, state, paid, total_after_end: total } = booking;
  if (total === null || !isInvoiceDue({ state, paid, totalAfterEnd: total })) return;
  insertInvoice(tx, {
    bookingId: id,
    year: financialYearOf(dayOf(now)),
    issuedAt: new Date(now),
    gstin: context.config.supplier.gstin,
  });
};
