import type { Names } from '@karigar/domain/names';
import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Place } from '@karigar/domain/bookings/place';
import type { ChecklistItemRow, SavedChecklist } from './checklist-store.ts';
import type { Paise } from '@karigar/domain/money';

/** A booking row as PostgreSQL returns it. */
export type BookingRow = {
  readonly id: number;
  readonly booking_no: string;
  readonly order_id: number;
  readonly customer_id: number;
  readonly serviceman_id: number | null;
  readonly service_id: number;
  readonly subscription_id: number | null;
  readonly state: BookingState;
  readonly version: number;
  readonly seen_at: Date | null;
  readonly service_names: Names;
  readonly image: string;
  readonly serviceman_name: string;
  readonly customer_name: string;
  readonly customer_phone: string | null;
  readonly alternate_phone: string | null;
  readonly area: string;
  /** Null in old bookings, made before areas were stored. */
  readonly area_id: number | null;
  readonly street: string;
  readonly address: string;
  readonly flat_no: string;
  readonly house_no: string;
  readonly pin: Place | null;
  readonly price: Paise;
  readonly quantity: number;
  readonly total: Paise;
  readonly total_after_end: Paise | null;
  readonly paid: Paise;
  readonly refunded: Paise;
  readonly scheduled_at: Date;
  readonly booked_at: Date;
  /** When the search for somebody began; null in old bookings, and in an offer. */
  readonly waiting_since: Date | null;
  /** Null when no cancellation deadline was agreed. */
  readonly cancel_until: Date | null;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
  readonly held_until: string | null;
  readonly hold_reason: string | null;
  /** Of the service, from the catalogue's files; null before and after the work. */
  readonly work_rules: {
    readonly asksStartCode: boolean;
    readonly checklist: readonly ChecklistItemRow[];
  } | null;
  readonly checklist_saved: SavedChecklist | null;
  readonly set_off_at: Date | null;
  readonly expected_at: Date | null;
  readonly arrived_at: Date | null;
  readonly taken_over_at: Date | null;
  /** When the serviceman's last command happened, on the server's clock. */
  readonly turned_at: Date | null;
  readonly visit_case_at: Date | null;
  readonly visit_charge: Paise | null;
  readonly updated_at: Date;
  /** When the booking was completed or cancelled. */
  readonly over_at: Date | null;
  /** Of a revisit under warranty. */
  readonly revisit: { readonly of: string; readonly words: string } | null;
};

/** Until the two columns are dropped, which older servers read. */
const NAMES = 'names_of(service_names, service_name, service_name_hi) AS service_names';

const AGREED = `id, booking_no, order_id, customer_id, serviceman_id, service_id,
  subscription_id, state, version, seen_at, image, serviceman_name,
  customer_name, customer_phone, alternate_phone, area, area_id, street, address, flat_no, house_no, price,
  quantity, total, total_after_end, paid, refunded, scheduled_at, booked_at, cancel_until, started_at, ended_at,
  held_until::text, hold_reason, updated_at`;

/** Null without a pin of the customer: the booking then has the centre of its area, which is no address. */
const PIN = `(SELECT json_build_object('latitude', bookings.latitude, 'longitude', bookings.longitude) FROM areas
    WHERE areas.id = bookings.area_id
      AND (areas.latitude, areas.longitude) <> (bookings.latitude, bookings.longitude)) AS pin`;

const REVISIT = `(SELECT json_build_object('of', r.origin_no, 'words', r.words) FROM revisits r
    WHERE r.booking_id = bookings.id) AS revisit`;

/** Read only while there is work: lists of past bookings are long. */
const WORK_RULES = `CASE WHEN state IN ('assigned', 'started', 'held', 'ended') THEN
    (SELECT json_build_object('asksStartCode', s.asks_start_code, 'checklist', s.checklist)
      FROM services s WHERE s.id = bookings.service_id) END AS work_rules`;
const CHECKLIST = `(SELECT json_build_object('items', c.items, 'reason', c.reason,
    'at', floor(extract(epoch FROM c.saved_at) * 1000))
  FROM booking_checklists c WHERE c.booking_id = bookings.id) AS checklist_saved`;

/** Of both lists of columns. */
export const BOOKING_TRUST = {
  pin: 'an order writes latitude and longitude, or neither is set',
  work_rules: 'the catalogue writes the items',
  checklist_saved: 'save-checklist writes items and a reason of its own words',
};

/** Of what `offered_names` returns. */
export const OFFER_TRUST = {
  service_names: 'the rows are offers to the caller, who may read these',
};

/** Named, never `*`: a new column is not sent until it is added here. */
export const BOOKING_COLUMNS = `${AGREED}, ${NAMES}, waiting_since, set_off_at, expected_at, arrived_at, taken_over_at, visit_charge,
  visit_case_at, turned_at, over_at, ${PIN}, ${REVISIT},
  ${WORK_RULES}, ${CHECKLIST}`;

/** Columns of an offer: nobody is on the way yet, so the visit columns are null. */
export const OFFER_COLUMNS = `${AGREED}, offered_names(id) AS service_names, NULL::timestamptz AS waiting_since, NULL::timestamptz AS set_off_at,
  NULL::timestamptz AS expected_at, NULL::timestamptz AS arrived_at,
  NULL::timestamptz AS taken_over_at, NULL::bigint AS visit_charge, NULL::timestamptz AS visit_case_at,
  NULL::timestamptz AS turned_at, NULL::timestamptz AS over_at, NULL::json AS pin, NULL::json AS revisit,
  NULL::json AS work_rules, NULL::json AS checklist_saved`;
