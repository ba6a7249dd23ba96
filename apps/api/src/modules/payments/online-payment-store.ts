import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

/** What a booking costs so far, and what of it is paid or waits as the customer's credit. */
export type Payable = {
  readonly booking_no: string;
  readonly serviceman_id: number | null;
  readonly state: BookingState;
  readonly total: Paise;
  readonly total_after_end: Paise | null;
  readonly add_ons: Paise;
  readonly advance: Paise;
  readonly paid: Paise;
  readonly held: Paise;
  /** The charge of a failed visit that is not settled yet. */
  readonly visit_due: Paise | null;
};

const PAYABLE: Statement = {
  name: 'read-payable-booking',
  text: `SELECT b.booking_no, b.serviceman_id, b.state, b.total, b.total_after_end, b.paid, b.advance,
      (SELECT coalesce(sum(a.price * a.quantity), 0)::bigint FROM booking_add_ons a
        WHERE a.booking_id = b.id AND a.status = 'accepted') AS add_ons,
      (SELECT coalesce(sum(p.held), 0)::bigint FROM online_payments p WHERE p.booking_id = b.id) AS held,
      CASE WHEN b.state = 'cancelled' AND b.visit_charge > 0 AND b.visit_settled IS NULL THEN b.visit_charge END AS visit_due
    FROM bookings b WHERE b.id = $1 AND b.order_id = $2 AND b.customer_id = $3`,
};

export const readPayable = async (
  tx: Transaction,
  { bookingId, orderId }: { readonly bookingId: number; readonly orderId: number },
  customerId: number,
): Promise<Payable | null> =>
  (await tx.rows<Payable>(PAYABLE, [bookingId, orderId, customerId]))[0] ?? null;

export type OpenPayment = {
  readonly id: number;
  readonly reference: string;
  readonly amount: Paise;
  readonly pay_url: string | null;
  readonly expires_at: Date;
};

const OPEN_COLUMNS = 'id, reference, amount, pay_url, expires_at';

const OPEN: Statement = {
  name: 'read-open-online-payment',
  text: `SELECT ${OPEN_COLUMNS} FROM online_payments
    WHERE booking_id = $1 AND state = 'waiting' AND replaced_at IS NULL`,
};

export const readOpenPayment = async (
  tx: Transaction,
  bookingId: number,
): Promise<OpenPayment | null> => (await tx.rows<OpenPayment>(OPEN, [bookingId]))[0] ?? null;

const REPLACE: Statement = {
  name: 'replace-online-payment',
  text: `UPDATE online_payments SET replaced_at = $2, looks_at = $2 WHERE id = $1 AND replaced_at IS NULL`,
};

/** The page is closed with the next look at the gateway. */
export const replacePayment = async (tx: Transaction, id: number, now: Date): Promise<void> =>
  void (await tx.rows(REPLACE, [id, now]));

const INSERT = named({
  name: 'insert-online-payment',
  text: `INSERT INTO online_payments (reference, booking_id, order_id, customer_id, serviceman_id, amount, asked_at,
      changed_at, expires_at, looks_at)
    VALUES ($reference, $bookingId, $orderId, $customerId, $servicemanId, $amount, $askedAt, $askedAt, $expiresAt,
      $looksAt)
    ON CONFLICT (booking_id) WHERE state = 'waiting' AND replaced_at IS NULL DO NOTHING
    RETURNING ${OPEN_COLUMNS}`,
});

/** Null when another request opened one at the same time. */
export const insertOnlinePayment = async (
  tx: Transaction,
  payment: {
    readonly reference: string;
    readonly bookingId: number;
    readonly orderId: number;
    readonly customerId: number;
    readonly servicemanId: number;
    readonly amount: Paise;
    readonly askedAt: Date;
    readonly expiresAt: Date;
    readonly looksAt: Date;
  },
): Promise<OpenPayment | null> => {
  const values = INSERT.values({
    reference: payment.reference,
    bookingId: payment.bookingId,
    orderId: payment.orderId,
    customerId: payment.customerId,
    servicemanId: payment.servicemanId,
    amount: payment.amount,
    askedAt: payment.askedAt,
    expiresAt: payment.expiresAt,
    looksAt: payment.looksAt,
  });
  return (await tx.rows<OpenPayment>(INSERT, values))[0] ?? null;
};

const SAVE_PAGE: Statement = {
  name: 'save-online-page',
  text: `UPDATE online_payments SET link_id = $2, pay_url = $3, failed_at = NULL WHERE id = $1`,
};

export const savePage = async (
  tx: Transaction,
  id: number,
  page: { readonly id: string; readonly url: string },
): Promise<void> => void (await tx.rows(SAVE_PAGE, [id, page.id, page.url]));

const TRY_AGAIN: Statement = {
  name: 'try-online-payment-again',
  text: `UPDATE online_payments SET failed_at = NULL WHERE id = $1 AND failed_at IS NOT NULL`,
};

/** The customer tries again on the same page: it waits. */
export const tryAgain = async (tx: Transaction, id: number): Promise<void> =>
  void (await tx.rows(TRY_AGAIN, [id]));

export type OnlinePaymentRow = {
  readonly id: number;
  readonly booking_id: number;
  readonly order_id: number;
  readonly amount: Paise;
  readonly back: Paise;
  readonly state: 'waiting' | 'paid' | 'expired' | 'refunded';
  readonly pay_url: string | null;
  readonly changed_at: Date;
  readonly failed_at: Date | null;
  readonly replaced_at: Date | null;
};

const COLUMNS =
  'id, booking_id, order_id, amount, back, state, pay_url, changed_at, failed_at, replaced_at';

const READ: Statement = {
  name: 'read-online-payment',
  text: `SELECT ${COLUMNS} FROM online_payments WHERE id = $1 AND customer_id = $2`,
};

export const readOnlinePayment = async (
  tx: Transaction,
  id: number,
  customerId: number,
): Promise<OnlinePaymentRow | null> =>
  (await tx.rows<OnlinePaymentRow>(READ, [id, customerId]))[0] ?? null;

const NEWEST: Statement = {
  name: 'newest-online-payment',
  text: `SELECT ${COLUMNS} FROM online_payments WHERE booking_id = $1 ORDER BY id DESC LIMIT 1`,
};

export const readNewestOnlinePayment = async (
  tx: Transaction,
  bookingId: number,
): Promise<OnlinePaymentRow | null> =>
  (await tx.rows<OnlinePaymentRow>(NEWEST, [bookingId]))[0] ?? null;
