import type { Language } from '@karigar/domain/language';
import type { InvoiceNumber } from '@karigar/domain/receipts/invoice-number';
import type { Paise } from '@karigar/domain/money';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

export type InvoiceRow = InvoiceNumber & { readonly issued_at: Date; readonly total: Paise };

const READ: Statement = {
  name: 'read-invoice',
  text: `SELECT cell, year, serial, issued_at, total FROM invoices WHERE booking_id = $1`,
};

export const readInvoice = async (tx: Transaction, bookingId: number): Promise<InvoiceRow | null> =>
  (await tx.rows<InvoiceRow>(READ, [bookingId]))[0] ?? null;

/** Everything printed on a receipt. Amounts inside the lists are paise, times are epoch numbers. */
export type ReceiptRow = InvoiceRow & {
  readonly tax_rate: number;
  readonly tax: Paise;
  /** Null on invoices from before it was stored. */
  readonly gstin: string | null;
  readonly booking_no: string;
  readonly over_at: Date | null;
  readonly category_id: number;
  readonly service_names: Names;
  readonly quantity: number;
  readonly booking_total: Paise;
  readonly paid: Paise;
  readonly customer_name: string;
  readonly address: string;
  readonly flatNo: string;
  readonly houseNo: string;
  readonly street: string;
  readonly area: string;
  readonly serviceman_name: string;
  readonly language: Language;
  readonly add_ons: readonly {
    readonly names: Names;
    readonly quantity: number;
    readonly amount: Paise;
  }[];
  readonly payments: readonly {
    readonly amount: Paise;
    readonly mode: string;
    readonly at: number;
  }[];
};

const FIND: Statement = {
  name: 'find-receipt',
  text: `SELECT i.cell, i.year, i.serial, i.issued_at, i.total, i.tax_rate, i.tax, i.gstin, b.booking_no, b.over_at,
      s.category_id, names_of(b.service_names, b.service_name, b.service_name_hi) AS service_names, b.quantity, b.total AS booking_total, b.paid,
      b.customer_name, b.serviceman_name, a.language,
      b.address, b.flat_no AS "flatNo", b.house_no AS "houseNo", b.street, b.area,
      (SELECT coalesce(json_agg(json_build_object('names', names_of(o.names, o.name, o.name_hi),
          'quantity', o.quantity, 'amount', o.price * o.quantity) ORDER BY o.id), '[]')
        FROM booking_add_ons o WHERE o.booking_id = b.id AND o.status = 'accepted') AS add_ons,
      (SELECT coalesce(json_agg(json_build_object('amount', p.amount - p.reversed, 'mode', p.mode,
          'at', floor(extract(epoch FROM p.taken_at) * 1000)) ORDER BY p.id), '[]')
        FROM payments p WHERE p.booking_id = b.id AND p.amount > p.reversed) AS payments
    FROM invoices i JOIN bookings b ON b.id = i.booking_id JOIN services s ON s.id = b.service_id
      JOIN accounts a ON a.id = b.customer_id
    WHERE i.year = $1 AND i.serial = $2 AND i.cell = $3`,
};

export const findReceipt = async (
  tx: Transaction,
  { cell, year, serial }: InvoiceNumber,
): Promise<ReceiptRow | null> => (await tx.rows<ReceiptRow>(FIND, [year, serial, cell]))[0] ?? null;
