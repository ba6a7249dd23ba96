import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

const INSERT: Statement = {
  name: 'insert-online-refund',
  text: `INSERT INTO online_refunds (capture_id, booking_id, amount, why, asked_at, looks_at)
    VALUES ($1, $2, $3, $4, $5, $5)`,
};

/** The worker sends it. */
export const insertRefund = async (
  tx: Transaction,
  refund: {
    readonly captureId: number;
    readonly bookingId: number;
    readonly amount: Paise;
    readonly why: 'not-due' | 'operator';
    readonly at: Date;
  },
): Promise<void> => {
  const { captureId, bookingId, amount, why, at } = refund;
  await tx.rows(INSERT, [captureId, bookingId, amount, why, at]);
};

type Refundable = { readonly id: number; readonly left: Paise };

const REFUNDABLE: Statement = {
  name: 'refundable-online-captures',
  text: `SELECT c.id, c.used - coalesce((SELECT sum(r.amount) FROM online_refunds r
        WHERE r.capture_id = c.id AND r.why = 'operator'), 0)::bigint AS left
    FROM online_captures c WHERE c.booking_id = $1 AND c.used > 0 ORDER BY c.id`,
};

/** What of each capture was used for the booking and not refunded. The caller holds the booking's lock. */
export const listRefundable = (tx: Transaction, bookingId: number): Promise<Refundable[]> =>
  tx.rows(REFUNDABLE, [bookingId]);

const LEASE_MS = 60_000;

const TAKE_DUE: Statement = {
  name: 'take-due-online-refunds',
  text: `UPDATE online_refunds SET looks_at = $2, looks = looks + 1 WHERE id = ANY (ARRAY(
      SELECT id FROM online_refunds WHERE looks_at <= $1 ORDER BY looks_at LIMIT $3 FOR UPDATE SKIP LOCKED))
    RETURNING id`,
};

export const takeDueRefunds = async (
  tx: Transaction,
  now: number,
  most: number,
): Promise<number[]> => {
  const values = [new Date(now), new Date(now + LEASE_MS), most];
  return (await tx.rows<{ id: number }>(TAKE_DUE, values)).map(({ id }) => id);
};

const BY_GATEWAY_ID: Statement = {
  name: 'online-refund-by-gateway-id',
  text: 'SELECT id FROM online_refunds WHERE gateway_refund_id = $1',
};

export const findRefund = async (tx: Transaction, gatewayId: string): Promise<number | null> =>
  (await tx.rows<{ id: number }>(BY_GATEWAY_ID, [gatewayId]))[0]?.id ?? null;

export type RefundRow = {
  readonly id: number;
  readonly bookingId: number;
  readonly orderId: number;
  readonly customerId: number;
  readonly servicemanId: number;
  readonly online_payment_id: number;
  readonly gateway_payment_id: string;
  readonly gateway_refund_id: string | null;
  readonly amount: Paise;
  readonly why: 'not-due' | 'operator';
  readonly state: 'asked' | 'sent' | 'done';
  readonly attempt: number;
  readonly looks: number;
};

const READ: Statement = {
  name: 'read-online-refund',
  text: `SELECT r.id, r.booking_id AS "bookingId", p.order_id AS "orderId", p.customer_id AS "customerId",
      p.serviceman_id AS "servicemanId", c.online_payment_id, c.gateway_payment_id, r.gateway_refund_id, r.amount, r.why, r.state,
      r.attempt, r.looks
    FROM online_refunds r JOIN online_captures c ON c.id = r.capture_id
      JOIN online_payments p ON p.id = c.online_payment_id
    WHERE r.id = $1`,
};

export const readRefundRow = async (tx: Transaction, id: number): Promise<RefundRow | null> =>
  (await tx.rows<RefundRow>(READ, [id]))[0] ?? null;

const SENT: Statement = {
  name: 'online-refund-sent',
  text: `UPDATE online_refunds SET state = 'sent', gateway_refund_id = $2, looks_at = $3 WHERE id = $1 AND state <> 'done'`,
};

export const refundSent = async (
  tx: Transaction,
  id: number,
  gatewayId: string,
  next: Date,
): Promise<void> => void (await tx.rows(SENT, [id, gatewayId, next]));

const ASK_AGAIN: Statement = {
  name: 'ask-online-refund-again',
  text: `UPDATE online_refunds SET state = 'asked', gateway_refund_id = NULL, attempt = attempt + 1, looks_at = $3
    WHERE id = $1 AND attempt = $2 AND state <> 'done'`,
};

/** Refused or failed: asked for under a new key, because the old one keeps its answer. */
export const askAgain = async (
  tx: Transaction,
  { id, attempt }: Pick<RefundRow, 'id' | 'attempt'>,
  next: Date,
): Promise<void> => void (await tx.rows(ASK_AGAIN, [id, attempt, next]));

const DONE: Statement = {
  name: 'online-refund-done',
  text: `UPDATE online_refunds SET state = 'done', gateway_refund_id = $2, done_at = $3, looks_at = NULL
    WHERE id = $1 AND state <> 'done' RETURNING id`,
};

/** False when it was done already. */
export const refundDone = async (
  tx: Transaction,
  id: number,
  gatewayId: string,
  now: Date,
): Promise<boolean> => (await tx.rows(DONE, [id, gatewayId, now])).length === 1;

const ALL_BACK: Statement = {
  name: 'online-payment-refunded',
  text: `UPDATE online_payments SET state = 'refunded', changed_at = $2 WHERE id = $1 AND NOT EXISTS (
      SELECT FROM online_captures c WHERE c.online_payment_id = $1 AND c.amount > (SELECT coalesce(sum(r.amount), 0)
        FROM online_refunds r WHERE r.capture_id = c.id AND r.state = 'done'))`,
};

/** The payment is refunded once all of its money is back. */
export const markRefunded = async (tx: Transaction, paymentId: number, now: Date): Promise<void> =>
  void (await tx.rows(ALL_BACK, [paymentId, now]));
