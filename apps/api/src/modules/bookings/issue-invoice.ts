import { dayOf } from '@karigar/domain/dates/india-day';
import { isInvoiceDue } from '@karigar/domain/receipts/invoice-due';
import { financialYearOf } from '@karigar/domain/ledger/earning-periods';
import type { CallScope } from '#wire/define-handler';
import type { BookingRow } from './booking-row.ts';
import { insertInvoice } from './invoice-store.ts';

type Issuing = Pick<CallScope, 'tx' | 'now' | 'context'>;

const issue = ({ tx, now, context }: Issuing, bookingId: number): void =>
  insertInvoice(tx, {
    bookingId,
    year: financialYearOf(dayOf(now)),
    issuedAt: new Date(now),
    gstins: context.config.suppliers.map(({ gstin }) => gstin),
  });

/**
 * Issues the invoice of a booking that is due one, with the next number of its year; an existing invoice stays.
 * The caller holds the booking's lock. Not awaited: the commit waits for it.
 */
export const issueInvoice = (
  scope: Issuing,
  booking: Pick<BookingRow, 'id' | 'state' | 'paid' | 'total_after_end'>,
): void => {
  const { id, state, paid, total_after_end: total } = booking;
  if (total === null || !isInvoiceDue({ state, paid, totalAfterEnd: total })) return;
  issue(scope, id);
};

/** Of the charge of a failed visit, once it is paid; in the same series. */
export const issueVisitInvoice = issue;
