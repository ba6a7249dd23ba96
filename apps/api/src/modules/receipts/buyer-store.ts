import type { Buyer } from '@karigar/domain/receipts/buyer';
import type { GstState } from '@karigar/domain/receipts/gst-states';
import type { Statement, Transaction } from '#platform/db';

const READ: Statement = {
  name: 'find-buyer',
  text: `SELECT gstin, name FROM booking_buyers WHERE booking_id = $1`,
};

/** The business to which a booking is invoiced; null for an invoice to the customer. */
export const readBuyerOf = async (tx: Transaction, bookingId: number): Promise<Buyer | null> =>
  (await tx.rows<Buyer>(READ, [bookingId]))[0] ?? null;

const LAST: Statement = {
  name: 'read-last-buyer',
  text: `SELECT y.gstin, y.name FROM bookings b JOIN booking_buyers y ON y.booking_id = b.id
    WHERE b.customer_id = $1 ORDER BY y.saved_at DESC LIMIT 1`,
};

export const readLastBuyer = async (tx: Transaction, customerId: number): Promise<Buyer | null> =>
  (await tx.rows<Buyer>(LAST, [customerId]))[0] ?? null;

const PLACE: Statement = {
  name: 'read-place-of-supply',
  text: `SELECT c.state, EXISTS (SELECT FROM invoices i WHERE i.booking_id = b.id) AS "isInvoiced"
    FROM bookings b LEFT JOIN areas a ON a.id = b.area_id LEFT JOIN cities c ON c.id = a.city_id WHERE b.id = $1`,
};

/** The state where the work is done, null where it is not known, and whether the invoice is written. */
export const readPlace = async (
  tx: Transaction,
  bookingId: number,
): Promise<{ readonly state: GstState | null; readonly isInvoiced: boolean }> => {
  type Row = { readonly state: GstState | null; readonly isInvoiced: boolean };
  const [row] = await tx.rows<Row>(PLACE, [bookingId]);
  return row ?? { state: null, isInvoiced: false };
};

const SAVE: Statement = {
  name: 'save-buyer',
  text: `INSERT INTO booking_buyers (booking_id, gstin, name, saved_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (booking_id) DO UPDATE SET gstin = excluded.gstin, name = excluded.name, saved_at = excluded.saved_at`,
};

export const saveBuyer = async (
  tx: Transaction,
  bookingId: number,
  { gstin, name }: Buyer,
  now: Date,
): Promise<void> => void (await tx.rows(SAVE, [bookingId, gstin, name, now]));

const REMOVE: Statement = {
  name: 'remove-buyer',
  text: `DELETE FROM booking_buyers WHERE booking_id = $1`,
};

export const removeBuyer = async (tx: Transaction, bookingId: number): Promise<void> =>
  void (await tx.rows(REMOVE, [bookingId]));
