import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

/** A payment as the gateway is asked about it. */
export type LookedAt = {
  readonly id: number;
  readonly reference: string;
  readonly link_id: string | null;
  readonly bookingId: number;
  readonly orderId: number;
  readonly customerId: number;
  readonly servicemanId: number;
  readonly expires_at: Date;
  readonly looks: number;
  /** Replaced by another page, or nothing is due any more. */
  readonly is_over: boolean;
};

const LOOKED_AT: Statement = {
  name: 'read-looked-at-payment',
  text: `SELECT p.id, p.reference, p.link_id, p.booking_id AS "bookingId", p.order_id AS "orderId",
      p.customer_id AS "customerId", p.serviceman_id AS "servicemanId", p.expires_at, p.looks,
      coalesce(p.replaced_at IS NOT NULL OR b.paid >= b.total_after_end OR (b.state IN ('cancelled', 'refused')
        AND (b.visit_charge > 0 AND b.visit_settled IS NULL) IS NOT TRUE), false) AS is_over
    FROM online_payments p JOIN bookings b ON b.id = p.booking_id WHERE p.id = $1`,
};

export const readLookedAt = async (tx: Transaction, id: number): Promise<LookedAt | null> =>
  (await tx.rows<LookedAt>(LOOKED_AT, [id]))[0] ?? null;

/** How long a look at the gateway may take before another worker looks too. */
const LEASE_MS = 60_000;

const TAKE_DUE: Statement = {
  name: 'take-due-online-payments',
  text: `UPDATE online_payments SET looks_at = $2, looks = looks + 1 WHERE id = ANY (ARRAY(
      SELECT id FROM online_payments WHERE looks_at <= $1 ORDER BY looks_at LIMIT $3 FOR UPDATE SKIP LOCKED))
    RETURNING id`,
};

export const takeDuePayments = async (
  tx: Transaction,
  now: number,
  most: number,
): Promise<number[]> => {
  const values = [new Date(now), new Date(now + LEASE_MS), most];
  return (await tx.rows<{ id: number }>(TAKE_DUE, values)).map(({ id }) => id);
};

const BY_REFERENCE: Statement = {
  name: 'online-payment-by-reference',
  text: 'SELECT id FROM online_payments WHERE reference = $1',
};

export const findByReference = async (tx: Transaction, reference: string): Promise<number | null> =>
  (await tx.rows<{ id: number }>(BY_REFERENCE, [reference]))[0]?.id ?? null;

const CAPTURE: Statement = {
  name: 'insert-online-capture',
  text: `WITH captured AS (
      INSERT INTO online_captures (online_payment_id, gateway_payment_id, booking_id, amount, captured_at)
      SELECT p.id, $2, p.booking_id, $3, $4 FROM online_payments p WHERE p.id = $1
      ON CONFLICT (gateway_payment_id) DO NOTHING RETURNING id, amount
    ), held AS (
      UPDATE online_payments SET held = held + captured.amount, state = 'paid', changed_at = $4, failed_at = NULL
        FROM captured WHERE online_payments.id = $1
    )
    SELECT id FROM captured`,
};

/** Null for money that is known already. */
export const insertCapture = async (
  tx: Transaction,
  paymentId: number,
  captured: { readonly id: string; readonly amount: Paise; readonly at: Date },
): Promise<number | null> => {
  const { id, amount, at } = captured;
  return (await tx.rows<{ id: number }>(CAPTURE, [paymentId, id, amount, at]))[0]?.id ?? null;
};

const SAVE_LOOK: Statement = {
  name: 'save-look-at-gateway',
  text: `UPDATE online_payments SET link_id = coalesce(link_id, $2), pay_url = coalesce(pay_url, $3), looks_at = $4,
      state = CASE WHEN state = 'waiting' AND $5::boolean THEN 'expired' ELSE state END,
      changed_at = CASE WHEN state = 'waiting' AND $5::boolean THEN $6::timestamptz ELSE changed_at END,
      failed_at = CASE WHEN state = 'waiting' AND NOT $5::boolean AND $7 > failures THEN $6::timestamptz ELSE failed_at END,
      failures = greatest(failures, $7)
    WHERE id = $1 RETURNING state`,
};

export type Look = {
  readonly page: { readonly id: string; readonly url: string } | null;
  readonly next: Date | null;
  /** The page cannot be paid any more. */
  readonly isClosed: boolean;
  /** Attempts that failed so far. */
  readonly failures: number;
  readonly now: Date;
};

export const saveLook = async (
  tx: Transaction,
  id: number,
  { page, next, isClosed, failures, now }: Look,
): Promise<void> => {
  const values = [id, page?.id ?? null, page?.url ?? null, next, isClosed, now, failures];
  await tx.rows(SAVE_LOOK, values);
};

const CLOSE_OPEN: Statement = {
  name: 'look-at-open-payments',
  text: `UPDATE online_payments SET looks_at = $2 WHERE booking_id = $1 AND state = 'waiting' AND looks_at > $2`,
};

/** The gateway is asked at once: the page is closed if nothing is due any more. */
export const lookNow = async (tx: Transaction, bookingId: number, now: Date): Promise<void> =>
  void (await tx.rows(CLOSE_OPEN, [bookingId, now]));

export type Unsettled = {
  readonly id: number;
  readonly online_payment_id: number;
  readonly amount: Paise;
};

const UNSETTLED: Statement = {
  name: 'unsettled-online-captures',
  text: `SELECT id, online_payment_id, amount FROM online_captures
    WHERE booking_id = $1 AND used IS NULL ORDER BY id`,
};

/** The caller holds the booking's lock. */
export const listUnsettled = (tx: Transaction, bookingId: number): Promise<Unsettled[]> =>
  tx.rows(UNSETTLED, [bookingId]);

const VISIT_DUE: Statement = {
  name: 'visit-due-of-captures',
  text: `SELECT b.visit_charge AS charge FROM bookings b
    WHERE b.id = $1 AND b.visit_charge > 0 AND b.visit_settled IS NULL
      AND EXISTS (SELECT FROM ledger_transactions t WHERE t.cause = 'visit' AND t.cause_id = b.id)`,
};

/** The charge of a visit that is posted and neither paid nor waived. */
export const readVisitDue = async (tx: Transaction, bookingId: number): Promise<Paise | null> =>
  (await tx.rows<{ charge: Paise }>(VISIT_DUE, [bookingId]))[0]?.charge ?? null;

const SETTLE: Statement = {
  name: 'settle-online-capture',
  text: `WITH settled AS (
      UPDATE online_captures SET used = $2, back = amount - $2, payment_id = $3 WHERE id = $1 AND used IS NULL
      RETURNING online_payment_id, amount
    )
    UPDATE online_payments p SET held = p.held - settled.amount FROM settled WHERE p.id = settled.online_payment_id
    RETURNING p.id`,
};

export const saveSettled = async (
  tx: Transaction,
  captureId: number,
  used: Paise,
  paymentId: number | null,
): Promise<void> => {
  const saved = await tx.rows(SETTLE, [captureId, used, paymentId]);
  if (saved.length !== 1) throw new Error(`capture ${captureId} was settled twice`);
};
