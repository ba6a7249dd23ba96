import { dayOf } from '@karigar/domain/dates/india-day';
import type { Context } from '#context';
import type { InvoiceRow } from './receipt-store.ts';

/** Where a receipt is proven, opened and printed. Only the first is for everyone and for ever. */
export const receiptLinks = (
  { receiptSeals, config }: Pick<Context, 'receiptSeals' | 'config'>,
  { year, serial, issued_at: issuedAt, total }: InvoiceRow,
) => {
  const code = receiptSeals.seal({ year, serial, day: dayOf(issuedAt.getTime()), total });
  const prove = new URL(`/r/${code}`, config.publicUrl).href;
  const page = `${prove}/${receiptSeals.pass(code)}`;
  return { prove, page, pdf: `${page}.pdf` };
};
