import type { AddOnStatus } from '@karigar/domain/bookings/add-ons';
import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Instant } from '@karigar/domain/dates/instant';
import type { TestApp } from './test-app.ts';

/** Every row that belongs to a booking. */
const TRACES = `
  SELECT to_jsonb(b) AS booking,
    (SELECT coalesce(jsonb_agg(to_jsonb(e) ORDER BY e.id), '[]') FROM booking_events e WHERE booking_id = b.id) AS events,
    (SELECT coalesce(jsonb_agg(to_jsonb(o) ORDER BY o.id), '[]') FROM outbox o WHERE subject_id = b.id AND account_id > 0) AS outbox,
    (SELECT coalesce(jsonb_agg(to_jsonb(a) ORDER BY a.id), '[]') FROM audit a WHERE booking_id = b.id) AS audit,
    (SELECT coalesce(jsonb_agg(to_jsonb(n) ORDER BY n.id), '[]') FROM notifications n WHERE booking_id = b.id) AS notifications,
    (SELECT coalesce(jsonb_agg(to_jsonb(d) ORDER BY d.id), '[]') FROM booking_add_ons d WHERE booking_id = b.id) AS "addOns",
    (SELECT coalesce(jsonb_agg(to_jsonb(p) ORDER BY p.id), '[]') FROM payments p WHERE booking_id = b.id) AS payments,
    (SELECT to_jsonb(c) FROM completion_codes c WHERE booking_id = b.id) AS code
  FROM bookings b WHERE b.id = $1`;

export type Traces = {
  readonly booking: {
    readonly state: BookingState;
    readonly version: number;
    readonly seen_at: string | null;
    readonly started_at: string;
    readonly ended_at: string;
    readonly held_until: string | null;
    readonly scheduled_at: string;
    readonly expected_at: string | null;
    readonly hold_reason: string | null;
    readonly total_after_end: number | null;
    readonly paid: number;
  };
  readonly events: readonly {
    readonly command: string;
    readonly actor: string;
    readonly account_id: number;
    readonly from_state: string;
    readonly to_state: string | null;
    readonly refusal: string | null;
    readonly claimed_at: string | null;
    readonly happened_at: string | null;
    readonly received_at: string;
    readonly key: string | null;
    readonly details: unknown;
  }[];
  readonly outbox: readonly { account_id: number; kind: string; version: number }[];
  readonly audit: readonly { call: string; outcome: string; account_id: number; role: string }[];
  readonly notifications: readonly { account_id: number; kind: string; details: unknown }[];
  readonly addOns: readonly { id: number; add_on_id: number; price: number; status: AddOnStatus }[];
  readonly payments: readonly { amount: number; mode: string; taken_by: number }[];
  readonly code: {
    readonly code_sealed: string;
    readonly tries: number;
    readonly expires_at: string | null;
  } | null;
};

/** The time of a traced column, as an instant. */
export const at = (written: string | null): Instant => Date.parse(written ?? '');

export const traceBooking = async (app: TestApp, bookingId: number): Promise<Traces> => {
  const [found] = await app.look<Traces>(TRACES, [bookingId]);
  if (!found) throw new Error(`no booking ${bookingId}`);
  return found;
};
