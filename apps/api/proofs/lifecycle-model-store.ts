import type { AddOnStatus } from '@karigar/domain/bookings/add-ons';
import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';
import type { SpecBooking, SpecOffer } from './booking-value.ts';

const PLACE: Statement = {
  name: 'place-modelled',
  text: `UPDATE bookings SET area_id = (SELECT min(id) FROM areas WHERE is_served) WHERE id = $1`,
};

/** Moves the booking to a served area, so that its customer may reschedule. */
export const placeInArea = async (tx: Transaction, bookingId: number): Promise<void> =>
  void (await tx.rows(PLACE, [bookingId]));

export type Kept = {
  readonly state: BookingState;
  readonly holder: number | null;
  readonly startsAt: Date;
  readonly waitingSince: Date | null;
  readonly cancelUntil: Date | null;
  readonly dispatchAt: Date | null;
  readonly version: number;
  readonly frozen: Paise | null;
  readonly paid: Paise;
  readonly payments: number;
  readonly events: number;
  readonly audits: number;
  readonly ratings: number;
  readonly expectedAt: Date | null;
  readonly arrivedAt: Date | null;
  readonly overdueAt: Date | null;
  readonly calls: SpecBooking['calls'];
  readonly visitCharge: Paise | null;
  readonly isVisitSettled: boolean;
  readonly overrides: SpecBooking['overrides'];
  readonly codeSealed: string;
  readonly sends: number;
  readonly sentAt: Date | null;
  readonly tries: number;
  readonly codeUntil: Date | null;
  readonly addOns: readonly { readonly id: number; readonly status: AddOnStatus }[];
  readonly offers: readonly SpecOffer[];
};

const KEPT: Statement = {
  name: 'read-modelled',
  text: `SELECT b.state, b.serviceman_id AS holder, b.scheduled_at AS "startsAt", b.cancel_until AS "cancelUntil",
      b.waiting_since AS "waitingSince", b.dispatch_at AS "dispatchAt", b.version, b.total_after_end AS frozen, b.paid,
      (SELECT coalesce(sum(p.amount), 0)::bigint FROM payments p WHERE p.booking_id = b.id) AS payments,
      (SELECT count(*) FROM booking_events e WHERE e.booking_id = b.id AND e.refusal IS NULL
        AND e.command <> 'call') AS events,
      (SELECT count(*) FROM audit a WHERE a.booking_id = b.id) AS audits,
      (SELECT count(*) FROM ratings r WHERE r.booking_id = b.id) AS ratings,
      b.expected_at AS "expectedAt", b.arrived_at AS "arrivedAt", b.overdue_at AS "overdueAt",
      b.visit_charge AS "visitCharge", b.visit_settled IS NOT NULL AS "isVisitSettled",
      (SELECT coalesce(json_agg(json_build_object('by', e.account_id,
          'at', round(extract(epoch FROM e.received_at) * 1000)) ORDER BY e.id), '[]')
        FROM booking_events e WHERE e.booking_id = b.id AND e.command = 'call') AS calls,
      (SELECT coalesce(json_agg(json_build_object('by', v.asked_by, 'at',
          round(extract(epoch FROM v.asked_at) * 1000), 'isConfirmed', v.confirmed_at IS NOT NULL) ORDER BY v.id), '[]')
        FROM completion_overrides v WHERE v.booking_id = b.id) AS overrides,
      c.tries, c.expires_at AS "codeUntil", c.sends, c.sent_at AS "sentAt", c.code_sealed AS "codeSealed",
      (SELECT coalesce(json_agg(json_build_object('id', d.id, 'status', d.status) ORDER BY d.id), '[]')
        FROM booking_add_ons d WHERE d.booking_id = b.id) AS "addOns",
      (SELECT coalesce(json_agg(json_build_object('serviceman', o.serviceman_id, 'round', o.round,
          'until', round(extract(epoch FROM o.expires_at) * 1000), 'outcome', o.outcome) ORDER BY o.id), '[]')
        FROM offers o WHERE o.booking_id = b.id) AS offers
    FROM bookings b JOIN completion_codes c ON c.booking_id = b.id WHERE b.id = $1`,
};

export const readKept = async (tx: Transaction, bookingId: number): Promise<Kept> => {
  const [kept] = await tx.rows<Kept>(KEPT, [bookingId]);
  if (kept === undefined) throw new Error(`booking ${bookingId} is not there`);
  return kept;
};
