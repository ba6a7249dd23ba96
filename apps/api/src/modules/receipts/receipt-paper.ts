import { wholeAddress } from '@karigar/domain/bookings/whole-address';
import { displayDate, displayDateTime } from '@karigar/domain/dates/display-date';
import { splitGst, writeHalfRate } from '@karigar/domain/receipts/gst';
import { writeInvoiceNumber } from '@karigar/domain/receipts/invoice-number';
import { moneyParts } from '@karigar/domain/money-text';
import type { Supplier } from '#config';
import { nameIn } from '#platform/names';
import { qrPicture } from '#platform/pdf/qr-picture';
import { sayIn } from '#platform/texts';
import type { ReceiptRow } from './receipt-store.ts';
import { howPaid, paperWords } from './receipt-texts.ts';

/** Data of the receipt's PDF template, in the customer's language. */
export const receiptPaper = (row: ReceiptRow, supplier: Supplier, provingUrl: string) => {
  const { language } = row;
  const words = paperWords(language);
  const say = sayIn(language);
  const { taxable, cgst, sgst } = splitGst(row.total, row.tax);
  const half = writeHalfRate(row.tax_rate);
  const sac = supplier.sacOfCategory[String(row.category_id)] ?? supplier.sac;
  const number = writeInvoiceNumber(row);
  return {
    language,
    words,
    brand: 'Karigar',
    number,
    date: displayDate(row.issued_at.getTime(), say),
    order: row.booking_no,
    place: supplier.place,
    foot: `${supplier.name}, ${supplier.address} · GSTIN ${row.gstin ?? supplier.gstin}`,
    customer: { name: row.customer_name, address: wholeAddress(row) },
    servedBy: row.serviceman_name,
    lines: [
      {
        name: nameIn(row.service_names, language),
        detail: `× ${row.quantity} · SAC ${sac}`,
        amount: moneyParts(row.booking_total),
      },
      ...row.add_ons.map((addOn) => ({
        name: nameIn(addOn.names, language),
        detail: `× ${addOn.quantity}`,
        amount: moneyParts(addOn.amount),
      })),
    ],
    total: moneyParts(row.total),
    tax: [
      { name: words.taxable, amount: moneyParts(taxable) },
      { name: `CGST ${half}`, amount: moneyParts(cgst) },
      { name: `SGST ${half}`, amount: moneyParts(sgst) },
    ],
    payments: row.payments.map(({ amount, mode, at }) => ({
      amount: moneyParts(amount),
      how: `${howPaid(mode, language)} · ${displayDateTime(at, say)}`,
    })),
    qr: qrPicture(provingUrl),
  };
};
