import type { Ranked } from '@karigar/domain/offers/rank';
import type { OfferReason } from '@karigar/domain/offers/reasons';
import type { Paise } from '@karigar/domain/money';
import type { Names } from '@karigar/domain/names';
import { OFFER_TRUST, type BookingRef } from '#modules/bookings/index';
import type { Statement, Transaction } from '#platform/db';

export type ShownOffer = {
  readonly id: number;
  readonly order_id: number;
  readonly booking_no: string;
  readonly service_names: Names;
  readonly image: string;
  readonly customer_name: string;
  readonly area: string;
  readonly quantity: number;
  readonly total: Paise;
  readonly scheduled_at: Date;
  readonly minutes: number | null;
  readonly km: number;
  readonly net_pay: Paise;
  readonly reasons: readonly OfferReason[];
  readonly offered_at: Date;
  readonly expires_at: Date;
};

const OPEN: Statement = {
  name: 'list-my-offers',
  text: `SELECT id, order_id, booking_no, offered_names(id) AS service_names, image, customer_name, area, quantity,
      total, scheduled_at, minutes, km, net_pay, reasons, offered_at, expires_at
    FROM offers_to_me($1)`,
  trusted: OFFER_TRUST,
};

export const listMyOffers = (tx: Transaction, now: Date): Promise<ShownOffer[]> =>
  tx.rows(OPEN, [now]);

export type OfferRow = {
  readonly id: number;
  readonly serviceman_id: number;
  readonly round: number;
  readonly expires_at: Date;
  readonly outcome: 'accepted' | 'refused' | 'lapsed' | 'gone' | null;
};

const OF_BOOKING: Statement = {
  name: 'list-offers-of-booking',
  text: `SELECT id, serviceman_id, round, expires_at, outcome FROM offers WHERE booking_id = $1
    ORDER BY id`,
};

export const listOffersOf = (tx: Transaction, bookingId: number): Promise<OfferRow[]> =>
  tx.rows(OF_BOOKING, [bookingId]);

const HAS_ACCEPTED: Statement = {
  name: 'has-accepted-offer',
  text: `SELECT FROM bookings b JOIN offers o ON o.booking_id = b.id AND o.serviceman_id = b.serviceman_id
    WHERE b.id = $1 AND b.order_id = $2 AND b.serviceman_id = $3 AND b.state = 'assigned' AND o.outcome = 'accepted'`,
};

/** Whether the serviceman has it by accepting: accepting again, from the push and on the screen, succeeds. */
export const hasAccepted = async (
  tx: Transaction,
  { bookingId, orderId }: BookingRef,
  accountId: number,
): Promise<boolean> => (await tx.rows(HAS_ACCEPTED, [bookingId, orderId, accountId])).length > 0;

const ANSWER: Statement = {
  name: 'answer-offer',
  text: 'UPDATE offers SET outcome = $2, answered_at = $3 WHERE id = $1 AND outcome IS NULL',
};

export const answerOffer = async (
  tx: Transaction,
  id: number,
  outcome: 'accepted' | 'refused',
  now: Date,
): Promise<void> => void (await tx.rows(ANSWER, [id, outcome, now]));

/** A hint to each serviceman removes the offer from the screen at once. */
const LAPSE: Statement = {
  name: 'lapse-offers',
  text: `WITH lapsed AS (
      UPDATE offers SET outcome = 'lapsed', answered_at = $2
      WHERE booking_id = $1 AND outcome IS NULL AND expires_at <= $2 RETURNING serviceman_id
    )
    INSERT INTO outbox (account_id, kind, subject_id) SELECT serviceman_id, 'offers', $1 FROM lapsed`,
};

export const lapseOffers = async (tx: Transaction, bookingId: number, now: Date): Promise<void> =>
  void (await tx.rows(LAPSE, [bookingId, now]));

export type NewOffer = Ranked & { readonly reasons: readonly OfferReason[] };

type Round = {
  readonly round: number;
  readonly netPay: Paise;
  readonly offeredAt: Date;
  readonly expiresAt: Date;
};

const OFFER: Statement = {
  name: 'insert-offers',
  text: `WITH made AS (
      INSERT INTO offers (booking_id, serviceman_id, round, km, travel_minutes, net_pay, reasons, offered_at,
        expires_at)
      SELECT $1, (serviceman->>'id')::bigint, $2, (serviceman->>'km')::double precision,
        (serviceman->>'minutes')::smallint, $3, array(SELECT jsonb_array_elements_text(serviceman->'reasons')), $4, $5
      FROM jsonb_array_elements($6::jsonb) AS serviceman
      RETURNING serviceman_id
    ), notified AS (
      INSERT INTO notifications (account_id, booking_id, kind, details, sender, created_at)
      SELECT serviceman_id, $1, 'job-offered', $7::jsonb, NULL, $4 FROM made
    )
    INSERT INTO outbox (account_id, kind, subject_id) SELECT serviceman_id, 'offers', $1 FROM made`,
};

/** With a notification to each serviceman, which is pushed to the phone. */
export const insertOffers = async (
  tx: Transaction,
  booking: { readonly id: number; readonly booking_no: string },
  servicemen: readonly NewOffer[],
  { round, netPay, offeredAt, expiresAt }: Round,
): Promise<void> => {
  const rows = servicemen.map(({ serviceman, km, minutes, reasons }) => ({
    id: serviceman.id,
    km,
    minutes,
    reasons,
  }));
  const details = JSON.stringify({ bookingNo: booking.booking_no });
  const values = [booking.id, round, netPay, offeredAt, expiresAt, JSON.stringify(rows), details];
  await tx.rows(OFFER, values);
};
