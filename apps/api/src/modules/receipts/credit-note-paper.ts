import { wholeAddress } from '@karigar/domain/bookings/whole-address';
import { displayDate } from '@karigar/domain/dates/display-date';
import { moneyParts } from '@karigar/domain/money-text';
import { stateOfGstin, writeGstState } from '@karigar/domain/receipts/gst-states';
import {
  writeCreditNoteNumber,
  writeInvoiceNumber,
  type InvoiceNumber,
} from '@karigar/domain/receipts/invoice-number';
import { paperLanguage } from '#platform/pdf/paper-language';
import { nameIn } from '#platform/names';
import { qrPicture } from '#platform/pdf/qr-picture';
import type { Supplier } from '#platform/supplier-settings';
import { supplierOf } from '#platform/suppliers';
import { sayIn } from '#platform/texts';
import type { CreditNoteRow } from './credit-note-store.ts';
import { creditNoteWords } from './credit-note-texts.ts';
import { placeOf, taxLines } from './receipt-paper.ts';

/** The number of the invoice that a credit note lowers: of the same cell and series. */
export const invoiceOf = ({
  cell,
  series,
  invoice_year: year,
  invoice_serial: serial,
}: CreditNoteRow): InvoiceNumber => ({ cell, series, year, serial });

/** Data of the credit note's PDF template, in the customer's language. */
export const creditNotePaper = (
  row: CreditNoteRow,
  suppliers: readonly Supplier[],
  provingUrl: string,
) => {
  const language = paperLanguage(row.language);
  const words = creditNoteWords(language);
  const say = sayIn(language);
  const supplier = supplierOf(suppliers, row.gstin);
  const gstin = row.gstin ?? supplier.gstin;
  const place = placeOf(row, gstin);
  const sac = supplier.sacOfCategory[String(row.category_id)] ?? supplier.sac;
  const states = { supplier: stateOfGstin(gstin), place };
  return {
    language,
    words,
    brand: 'Karigar',
    number: writeCreditNoteNumber(row),
    date: displayDate(row.issued_at.getTime(), say),
    invoice: writeInvoiceNumber(invoiceOf(row)),
    invoiceDate: displayDate(row.invoiced_at.getTime(), say),
    order: row.booking_no,
    place: writeGstState(place),
    foot: `${supplier.name}, ${supplier.address} · GSTIN ${gstin}`,
    customer: {
      name: row.buyer_name ?? row.customer_name,
      gstin: row.buyer_gstin === null ? '' : `GSTIN ${row.buyer_gstin}`,
      address: wholeAddress(row),
    },
    line: { name: nameIn(row.service_names, language), detail: `SAC ${sac}` },
    total: moneyParts(row.total),
    // The marketplace bore it alone: the invoice and its tax stay as they are.
    tax: row.tax === 0 ? [] : taxLines(row, states, words.taxable),
    note: row.tax === 0 ? words.withoutTax : words.withTax,
    qr: qrPicture(provingUrl),
  };
};
