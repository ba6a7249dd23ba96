import type { BookingSide } from '@karigar/domain/console/record';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Paise } from '@karigar/domain/money';
import type { BookingRef } from '#modules/bookings/index';
import { unreached } from '#modules/notifications/index';
import type { Statement, Transaction } from '#platform/db';

const REF: Statement = {
  name: 'find-booking-by-number',
  text: `SELECT id AS "bookingId", order_id AS "orderId" FROM bookings WHERE booking_no = $1 LIMIT 1`,
};

export const findRef = async (tx: Transaction, bookingNo: string): Promise<BookingRef | null> =>
  (await tx.rows<BookingRef>(REF, [bookingNo]))[0] ?? null;

export type RecordFacts = {
  readonly city_id: number | null;
  readonly visit_settled: 'paid' | 'waived' | null;
  readonly asked: number;
  readonly customer_left: boolean;
  readonly serviceman_left: boolean;
  readonly serviceman_phone: string | null;
  /** Messages that did not reach the customer, who has not been told since. */
  readonly unreached: number;
};

/** Of offers only how many servicemen had one: what they answered is theirs. */
const FACTS: Statement = {
  name: 'read-record-facts',
  text: `SELECT b.city_id, b.visit_settled,
      (SELECT count(DISTINCT o.serviceman_id) FROM offers o WHERE o.booking_id = b.id)::int AS asked,
      EXISTS (SELECT FROM accounts a WHERE a.id = b.customer_id AND a.erased_at IS NOT NULL) AS customer_left,
      EXISTS (SELECT FROM accounts a WHERE a.id = b.serviceman_id AND a.erased_at IS NOT NULL) AS serviceman_left,
      (SELECT a.phone FROM accounts a WHERE a.id = b.serviceman_id) AS serviceman_phone,
      (SELECT count(*) FROM messages m WHERE m.booking_id = b.id AND ${unreached('$2')})::int AS unreached
    FROM bookings b WHERE b.id = $1`,
};

export const readFacts = async (
  tx: Transaction,
  bookingId: number,
  now: Instant,
): Promise<RecordFacts> => {
  const [facts] = await tx.rows<RecordFacts>(FACTS, [bookingId, new Date(now)]);
  if (facts === undefined) throw new Error(`booking ${bookingId} is gone`);
  return facts;
};

export type PaymentRow = {
  readonly mode: 'cash' | 'upi' | 'online';
  readonly amount: Paise;
  readonly reversed: Paise;
  readonly taken_at: Date;
};

const PAYMENTS: Statement = {
  name: 'list-record-payments',
  text: `SELECT mode, amount, reversed, taken_at FROM payments WHERE booking_id = $1 ORDER BY id LIMIT 100`,
};

export const listPayments = (tx: Transaction, bookingId: number): Promise<PaymentRow[]> =>
  tx.rows(PAYMENTS, [bookingId]);

export type PartRow = {
  readonly servicemanId: number;
  readonly name: string;
  readonly minutes: number;
  readonly billed: Paise;
  readonly share: Paise;
};

const PARTS: Statement = {
  name: 'list-record-parts',
  text: `SELECT w.serviceman_id AS "servicemanId", w.minutes, w.billed, w.share,
      coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = w.serviceman_id), '')
        AS name
    FROM work_parts w WHERE w.booking_id = $1 ORDER BY w.id LIMIT 20`,
  trusted: { billed: 'it is generated from three columns that are never null' },
};

export const listParts = (tx: Transaction, bookingId: number): Promise<PartRow[]> =>
  tx.rows(PARTS, [bookingId]);

const PHONES: Statement = {
  name: 'read-phones-of-booking',
  text: `SELECT b.customer_phone AS customer,
      (SELECT a.phone FROM accounts a WHERE a.id = b.serviceman_id) AS serviceman
    FROM bookings b WHERE b.id = $1`,
};

export const readPhoneOf = async (
  tx: Transaction,
  bookingId: number,
  side: BookingSide,
): Promise<string | null> =>
  (await tx.rows<Record<BookingSide, string | null>>(PHONES, [bookingId]))[0]?.[side] ?? null;
