import { wholeAddress } from '@karigar/domain/bookings/whole-address';
import { displayDate, displayDateTime } from '@karigar/domain/dates/display-date';
import { splitGst, writeHalfRate, writeRate } from '@karigar/domain/receipts/gst';
import { stateOfGstin, writeGstState, type GstState } from '@karigar/domain/receipts/gst-states';
import { writeInvoiceNumber } from '@karigar/domain/receipts/invoice-number';
import { moneyParts } from '@karigar/domain/money-text';
import { paperLanguage } from '#platform/pdf/paper-language';
import type { Supplier } from '#platform/supplier-settings';
import { nameIn } from '#platform/names';
import { supplierOf } from '#platform/suppliers';
import { qrPicture } from '#platform/pdf/qr-picture';
import { sayIn } from '#platform/texts';
import type { ReceiptRow } from './receipt-store.ts';
import { howPaid, paperWords } from './receipt-texts.ts';

/** The state where the work was done; of an invoice from before it was stored, the supplier's. */
export const placeOf = ({ place }: Pick<ReceiptRow, 'place'>, gstin: string): GstState =>
  place ?? stateOfGstin(gstin);

export const taxLines = (
  { total, tax, tax_rate: rate }: Pick<ReceiptRow, 'total' | 'tax' | 'tax_rate'>,
  states: { readonly supplier: GstState; readonly place: GstState },
  taxableWords: string,
) => {
  const { taxable, cgst, sgst, igst } = splitGst(total, tax, states);
  const half = writeHalfRate(rate);
  const taxes =
    states.supplier === states.place
      ? [
          { name: `CGST ${half}`, of: cgst },
          { name: `SGST ${half}`, of: sgst },
        ]
      : [{ name: `IGST ${writeRate(rate)}`, of: igst }];
  return [{ name: taxableWords, of: taxable }, ...taxes].map(({ name, of }) => ({
    name,
    amount: moneyParts(of),
  }));
};

/** Data of the receipt's PDF template, in the customer's language. */
export const receiptPaper = (
  row: ReceiptRow,
  suppliers: readonly Supplier[],
  provingUrl: string,
) => {
  const language = paperLanguage(row.language);
  const words = paperWords(language);
  const say = sayIn(language);
  const supplier = supplierOf(suppliers, row.gstin);
  const gstin = row.gstin ?? supplier.gstin;
  const place = placeOf(row, gstin);
  const sac = supplier.sacOfCategory[String(row.category_id)] ?? supplier.sac;
  const number = writeInvoiceNumber(row);
  return {
    language,
    words,
    brand: 'Karigar',
    number,
    date: displayDate(row.issued_at.getTime(), say),
    order: row.booking_no,
    place: writeGstState(place),
    foot: `${supplier.name}, ${supplier.address} · GSTIN ${gstin}`,
    customer: {
      name: row.buyer_name ?? row.customer_name,
      gstin: row.buyer_gstin === null ? '' : `GSTIN ${row.buyer_gstin}`,
      address: wholeAddress(row),
    },
    servedBy: row.serviceman_name,
    lines: [
      {
        name: row.is_visit ? words.visit : nameIn(row.service_names, language),
        detail: `${row.is_visit ? nameIn(row.service_names, language) : `× ${row.quantity}`} · SAC ${sac}`,
        amount: moneyParts(row.booking_total),
      },
      ...row.add_ons.map((addOn) => ({
        name: nameIn(addOn.names, language),
        detail: `× ${addOn.quantity}`,
        amount: moneyParts(addOn.amount),
      })),
    ],
    total: moneyParts(row.total),
    tax: taxLines(row, { supplier: stateOfGstin(gstin), place }, words.taxable),
    payments: row.payments.map(({ amount, mode, at }) => ({
      amount: moneyParts(amount),
      how: `${howPaid(mode, language)} · ${displayDateTime(at, say)}`,
    })),
    qr: qrPicture(provingUrl),
  };
};
