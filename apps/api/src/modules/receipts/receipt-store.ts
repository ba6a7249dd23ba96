import type { Language } from '@karigar/domain/language';
import type { GstState } from '@karigar/domain/receipts/gst-states';
import type { InvoiceNumber } from '@karigar/domain/receipts/invoice-number';
import type { Paise } from '@karigar/domain/money';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

export type InvoiceRow = InvoiceNumber & { readonly issued_at: Date; readonly total: Paise };

const READ: Statement = {
  name: 'read-invoice',
  text: `SELECT cell, series, year, serial, issued_at, total FROM invoices WHERE booking_id = $1`,
};

export const readInvoice = async (tx: Transaction, bookingId: number): Promise<InvoiceRow | null> =>
  (await tx.rows<InvoiceRow>(READ, [bookingId]))[0] ?? null;

/** Everything printed on a receipt. Amounts inside the lists are paise, times are epoch numbers. */
export type ReceiptRow = InvoiceRow & {
  readonly tax_rate: number;
  readonly tax: Paise;
  /** Of the supplier; null on invoices from before it was stored, as the state where the work was done. */
  readonly gstin: string | null;
  readonly place: GstState | null;
  /** The business that was invoiced, if any. */
  readonly buyer_gstin: string | null;
  readonly buyer_name: string | null;
  readonly booking_no: string;
  readonly over_at: Date | null;
  readonly category_id: number;
  readonly service_names: Names;
  readonly quantity: number;
  readonly booking_total: Paise;
  /** The charge of a failed visit instead of work. */
  readonly is_visit: boolean;
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
  text: `SELECT i.cell, i.series, i.year, i.serial, i.issued_at, i.total, i.tax_rate, i.tax, i.gstin, i.place, i.buyer_gstin,
      i.buyer_name, b.booking_no, b.over_at,
      s.category_id, names_of(b.service_names, b.service_name, b.service_name_hi) AS service_names, b.quantity,
      b.state = 'cancelled' AS is_visit, CASE WHEN b.state = 'cancelled' THEN i.total ELSE b.total END AS booking_total,
      CASE WHEN b.state = 'cancelled' THEN i.total ELSE b.paid END AS paid,
      b.customer_name, b.serviceman_name, a.language,
      b.address, b.flat_no AS "flatNo", b.house_no AS "houseNo", b.street, b.area,
      (SELECT coalesce(json_agg(json_build_object('names', names_of(o.names, o.name, o.name_hi),
          'quantity', o.quantity, 'amount', o.price * o.quantity) ORDER BY o.id), '[]')
        FROM booking_add_ons o WHERE o.booking_id = b.id AND o.status = 'accepted' AND b.state <> 'cancelled') AS add_ons,
      (SELECT coalesce(json_agg(json_build_object('amount', t.amount, 'mode', t.mode,
          'at', floor(extract(epoch FROM t.at) * 1000)) ORDER BY t.id), '[]')
        FROM (
          SELECT p.id, p.amount - p.reversed AS amount, p.mode, p.taken_at AS at FROM payments p
            WHERE p.booking_id = b.id AND p.amount > p.reversed AND b.state <> 'cancelled'
          UNION ALL
          SELECT 0, i.total, CASE WHEN EXISTS (SELECT FROM online_captures c WHERE c.booking_id = b.id AND c.used > 0)
            THEN 'online' ELSE 'to-us' END, i.issued_at WHERE b.state = 'cancelled'
        ) AS t) AS payments
    FROM invoices i JOIN bookings b ON b.id = i.booking_id JOIN services s ON s.id = b.service_id
      JOIN accounts a ON a.id = b.customer_id
    WHERE i.year = $1 AND i.series = $2 AND i.serial = $3 AND i.cell = $4`,
};

export const findReceipt = async (
  tx: Transaction,
  { cell, series, year, serial }: InvoiceNumber,
): Promise<ReceiptRow | null> =>
  (await tx.rows<ReceiptRow>(FIND, [year, series, serial, cell]))[0] ?? null;
