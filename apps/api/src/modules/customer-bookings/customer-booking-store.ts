import type { VisitOutcome } from '@karigar/domain/visit-problems/not-home';
import type { StepName } from '@karigar/domain/customer-bookings/customer-booking';
import type { RatingTag } from '@karigar/domain/customer-bookings/rating';
import type { Actor } from '@karigar/domain/roles';
import type { Statement, Transaction } from '#platform/db';

type MomentRow = { readonly step: StepName; readonly at: Date; readonly actor: Actor };

/** When and by whom it was assigned, held and closed; the other moments are in the booking row. */
const MOMENTS: Statement = {
  name: 'read-booking-moments',
  text: `SELECT DISTINCT ON (step) CASE command WHEN 'accept' THEN 'assigned' WHEN 'assign' THEN 'assigned'
        WHEN 'hold' THEN 'held' WHEN 'verify' THEN 'completed' ELSE 'cancelled' END AS step,
      received_at AS at, actor
    FROM booking_events WHERE booking_id = $1 AND refusal IS NULL
      AND command IN ('accept', 'assign', 'hold', 'verify', 'cancel', 'no-show')
      AND to_state IN ('assigned', 'held', 'completed', 'cancelled')
    ORDER BY step, id DESC`,
};

export const readMoments = (tx: Transaction, bookingId: number): Promise<MomentRow[]> =>
  tx.rows(MOMENTS, [bookingId]);

const STARTED_WITHOUT: Statement = {
  name: 'started-without-code',
  text: `SELECT FROM booking_events WHERE booking_id = $1 AND command = 'start' AND refusal IS NULL
    AND details->>'startCode' IN ('wrong', 'without')`,
};

export const isStartedWithoutCode = async (tx: Transaction, bookingId: number): Promise<boolean> =>
  (await tx.rows(STARTED_WITHOUT, [bookingId])).length > 0;

export type ServicemanRow = {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly picture_key: string | null;
  readonly is_verified: boolean;
  readonly completed: number;
  readonly ratings: number;
  readonly stars: number;
  readonly last_heard_at: Date | null;
};

const SERVICEMAN: Statement = {
  name: 'serviceman-of-booking',
  text: `SELECT * FROM serviceman_of_booking($1)`,
};

export const readServiceman = async (
  tx: Transaction,
  bookingId: number,
): Promise<ServicemanRow | null> =>
  (await tx.rows<ServicemanRow>(SERVICEMAN, [bookingId]))[0] ?? null;

export type RatingRow = {
  readonly stars: number;
  readonly tags: readonly RatingTag[];
  readonly words: string;
};

const RATING: Statement = {
  name: 'read-rating',
  text: `SELECT stars, tags, words FROM ratings WHERE booking_id = $1`,
};

export const readRating = async (tx: Transaction, bookingId: number): Promise<RatingRow | null> =>
  (await tx.rows<RatingRow>(RATING, [bookingId]))[0] ?? null;

const RATE: Statement = {
  name: 'rate-booking',
  text: `INSERT INTO ratings (booking_id, customer_id, serviceman_id, service_id, stars, tags, words, rated_at)
    SELECT id, customer_id, serviceman_id, service_id, $2, $3::text[], $4, $5 FROM bookings WHERE id = $1`,
};

export const insertRating = async (
  tx: Transaction,
  bookingId: number,
  { stars, tags, words }: RatingRow,
  now: Date,
): Promise<void> => void (await tx.rows(RATE, [bookingId, stars, tags, words, now]));

const RECEIPT: Statement = {
  name: 'has-receipt',
  text: `SELECT FROM invoices WHERE booking_id = $1 AND total <= $2`,
};

/** Invoiced and paid: the condition of get-receipt. */
export const hasReceipt = async (
  tx: Transaction,
  bookingId: number,
  paid: number,
): Promise<boolean> => (await tx.rows(RECEIPT, [bookingId, paid])).length > 0;

const VISIT_SETTLED: Statement = {
  name: 'visit-settled',
  text: `SELECT visit_settled AS outcome FROM bookings WHERE id = $1`,
};

export const readVisitSettled = async (
  tx: Transaction,
  bookingId: number,
): Promise<VisitOutcome | null> =>
  (await tx.rows<{ outcome: VisitOutcome | null }>(VISIT_SETTLED, [bookingId]))[0]?.outcome ?? null;
