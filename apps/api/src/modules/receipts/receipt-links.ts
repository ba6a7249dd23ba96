import { dayOf } from '@karigar/domain/dates/india-day';
import type { TaxPaper } from '@karigar/domain/receipts/invoice-number';
import type { Context } from '#context';
import type { PassHolder } from '#platform/receipt-seals';
import type { InvoiceRow } from './receipt-store.ts';

/** Links to verify, open and print a receipt or a credit note. Only the first is public and never expires. */
export const receiptLinks = (
  { receiptSeals, config }: Pick<Context, 'receiptSeals' | 'config'>,
  { cell, series, year, serial, issued_at: issuedAt, total }: InvoiceRow,
  to: PassHolder,
  paper: TaxPaper = 'invoice',
) => {
  const code = receiptSeals.seal({
    paper,
    cell,
    series,
    year,
    serial,
    day: dayOf(issuedAt.getTime()),
    total,
  });
  const prove = new URL(`/r/${code}`, config.publicUrl).href;
  const page = `${prove}/${receiptSeals.pass(code, to)}`;
  return { prove, page, pdf: `${page}.pdf` };
};
