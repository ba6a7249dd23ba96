import type { InvoiceNumber } from '@karigar/domain/receipts/invoice-number';
import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';
import type { InvoiceRow, ReceiptRow } from './receipt-store.ts';

const LIST: Statement = {
  name: 'list-credit-notes',
  text: `SELECT cell, series, year, serial, issued_at, total FROM credit_notes WHERE booking_id = $1 ORDER BY id`,
};

/** Credit notes of a booking, in their order. */
export const listCreditNotes = (tx: Transaction, bookingId: number): Promise<InvoiceRow[]> =>
  tx.rows(LIST, [bookingId]);

/** Everything printed on a credit note. Supplier, place and buyer are those of its invoice. */
export type CreditNoteRow = InvoiceRow &
  Pick<
    ReceiptRow,
    | 'tax_rate'
    | 'gstin'
    | 'place'
    | 'buyer_gstin'
    | 'buyer_name'
    | 'booking_no'
    | 'category_id'
    | 'service_names'
    | 'customer_name'
    | 'address'
    | 'flatNo'
    | 'houseNo'
    | 'street'
    | 'area'
    | 'language'
  > & {
    readonly tax: Paise;
    readonly invoice_year: number;
    readonly invoice_serial: number;
    readonly invoiced_at: Date;
  };

const FIND: Statement = {
  name: 'find-credit-note',
  text: `SELECT n.cell, n.series, n.year, n.serial, n.issued_at, n.total, n.tax, i.tax_rate, i.gstin, i.place, i.buyer_gstin,
      i.buyer_name, i.year AS invoice_year, i.serial AS invoice_serial, i.issued_at AS invoiced_at, b.booking_no,
      s.category_id, names_of(b.service_names, b.service_name, b.service_name_hi) AS service_names,
      b.customer_name, a.language, b.address, b.flat_no AS "flatNo", b.house_no AS "houseNo", b.street, b.area
    FROM credit_notes n JOIN invoices i ON i.booking_id = n.booking_id JOIN bookings b ON b.id = n.booking_id
      JOIN services s ON s.id = b.service_id JOIN accounts a ON a.id = b.customer_id
    WHERE n.year = $1 AND n.series = $2 AND n.serial = $3 AND n.cell = $4`,
};

export const findCreditNote = async (
  tx: Transaction,
  { cell, series, year, serial }: InvoiceNumber,
): Promise<CreditNoteRow | null> =>
  (await tx.rows<CreditNoteRow>(FIND, [year, series, serial, cell]))[0] ?? null;
