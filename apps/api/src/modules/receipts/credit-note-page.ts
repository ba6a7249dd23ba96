import { displayDate } from '@karigar/domain/dates/display-date';
import type { Language } from '@karigar/domain/language';
import { writeCreditNoteNumber, writeInvoiceNumber } from '@karigar/domain/receipts/invoice-number';
import { writeGstState } from '@karigar/domain/receipts/gst-states';
import { formatMoney } from '@karigar/domain/money-text';
import { nameIn } from '#platform/names';
import { sayIn } from '#platform/texts';
import { invoiceOf } from './credit-note-paper.ts';
import type { CreditNoteRow } from './credit-note-store.ts';
import { creditNoteWords } from './credit-note-texts.ts';
import { provenPage } from './receipt-page.ts';

/** As the page of a receipt: no name and no address. */
export const genuineCreditNote = (
  row: CreditNoteRow,
  language: Language,
  pdf: string | null,
): string => {
  const say = creditNoteWords(language);
  const facts = [
    [say.number, writeCreditNoteNumber(row)],
    [say.date, displayDate(row.issued_at.getTime(), sayIn(language))],
    [say.invoice, writeInvoiceNumber(invoiceOf(row))],
    [say.service, nameIn(row.service_names, language)],
    [say.total, formatMoney(row.total)],
    ...(row.place === null ? [] : [[say.place, writeGstState(row.place)] as const]),
    ...(row.buyer_gstin === null ? [] : [[say.buyer, row.buyer_gstin] as const]),
  ] as const;
  return provenPage(language, {
    title: say.genuine,
    facts,
    open: pdf === null ? null : { href: pdf, words: say.download },
    warning: null,
  });
};
