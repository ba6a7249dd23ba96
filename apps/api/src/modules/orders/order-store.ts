import type { Instant } from '@karigar/domain/dates/instant';
import type { Paise } from '@karigar/domain/money';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

export type Orderable = {
  readonly id: number;
  readonly price: Paise;
  readonly minutes: number;
  readonly cover_days: number;
  /** Hundredths of a percent of the price. */
  readonly advance: number;
  readonly skill_id: string | null;
  readonly name: string;
  readonly name_hi: string;
  readonly names: Names;
  readonly image: string;
};

const SERVICE: Statement = {
  name: 'read-orderable-service',
  text: `SELECT s.id, s.price, s.minutes, s.cover_days, s.advance, s.skill_id, s.name, s.name_hi,
      names_of(s.names, s.name, s.name_hi) AS names, s.image
    FROM services s JOIN categories c ON c.id = s.category_id AND c.is_offered
    WHERE s.id = $1 AND s.is_offered`,
};

export const readOrderable = async (tx: Transaction, id: number): Promise<Orderable | null> =>
  (await tx.rows<Orderable>(SERVICE, [id]))[0] ?? null;

const ADD_ONS: Statement = {
  name: 'list-orderable-add-ons',
  text: 'SELECT id, price FROM add_ons WHERE service_id = $1 AND is_offered',
};

export const listOrderableAddOns = (
  tx: Transaction,
  serviceId: number,
): Promise<{ id: number; price: Paise }[]> => tx.rows(ADD_ONS, [serviceId]);

export type Buyer = {
  readonly name: string;
  readonly phone: string | null;
  readonly isPhoneProven: boolean;
};

const BUYER: Statement = {
  name: 'read-buyer',
  text: `SELECT trim(p.first_name || ' ' || p.last_name) AS name, a.phone,
      a.phone_verified_at IS NOT NULL AS "isPhoneProven"
    FROM accounts a JOIN profiles p ON p.account_id = a.id WHERE a.id = $1`,
};

export const readBuyer = async (tx: Transaction, accountId: number): Promise<Buyer> => {
  const [buyer] = await tx.rows<Buyer>(BUYER, [accountId]);
  if (buyer === undefined) throw new Error(`account ${accountId} has no profile`);
  return buyer;
};

export type PlacedBooking = {
  readonly orderId: number;
  readonly id: number;
  readonly bookingNo: string;
};

export type SameBooking = PlacedBooking & {
  readonly serviceId: number;
  readonly at: Date;
  readonly quantity: number;
  readonly whole: Paise;
};

const SAME: Statement = {
  name: 'list-same-bookings',
  text: `SELECT b.order_id AS "orderId", b.id, b.booking_no AS "bookingNo", b.service_id AS "serviceId",
      b.scheduled_at AS at, b.quantity, (b.total + (SELECT coalesce(sum(a.price * a.quantity), 0)
        FROM booking_add_ons a WHERE a.booking_id = b.id))::bigint AS whole
    FROM bookings b
    WHERE b.customer_id = $1 AND b.scheduled_at = ANY ($2::timestamptz[]) AND b.flat_no = $3 AND b.street = $4
      AND b.state IN ('requested', 'offered', 'refused', 'assigned') ORDER BY b.id`,
};

/** The customer's open bookings at these times and this address. */
export const listSame = (
  tx: Transaction,
  customerId: number,
  times: readonly Instant[],
  door: { readonly flatNo: string; readonly street: string },
): Promise<SameBooking[]> =>
  tx.rows(SAME, [customerId, times.map((at) => new Date(at)), door.flatNo, door.street]);

const ORDER: Statement = {
  name: 'insert-order',
  text: 'INSERT INTO orders (customer_id, placed_at) VALUES ($1, $2) RETURNING id',
};

export const insertOrder = async (
  tx: Transaction,
  customerId: number,
  now: Date,
): Promise<number> => {
  const [made] = await tx.rows<{ id: number }>(ORDER, [customerId, now]);
  if (made === undefined) throw new Error('no order was made');
  return made.id;
};

/** A booking as agreed: service, place, time and price. */
export type NewBooking = {
  readonly orderId: number;
  readonly customerId: number;
  readonly service: Orderable;
  readonly customerName: string;
  readonly customerPhone: string | null;
  readonly area: string;
  readonly areaId: number;
  readonly street: string;
  readonly address: string;
  readonly flatNo: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly quantity: number;
  readonly total: Paise;
  readonly advance: Paise;
  readonly minutes: number;
  readonly at: Instant;
  readonly cancelUntil: Instant;
  readonly addOns: readonly {
    readonly addOnId: number;
    readonly price: Paise;
    readonly quantity: number;
  }[];
};

const BOOKING = named({
  name: 'insert-booking',
  text: `WITH made AS (
      INSERT INTO bookings (order_id, customer_id, service_id, state, service_name, service_name_hi, service_names,
        image,         customer_name, customer_phone, area, area_id, street, address, flat_no, latitude, longitude, price,
        quantity, total, advance, minutes, cover_days, scheduled_at, cancel_until, booked_at, updated_at)
      VALUES ($orderId, $customerId, $serviceId, 'requested', $serviceName, $serviceNameHi, $serviceNames,
        $image,         $customerName, $customerPhone, $area, $areaId, $street, $address, $flatNo, $latitude, $longitude, $price,
        $quantity, $total, $advance, $minutes, $coverDays, $at, $cancelUntil, $now, $now)
      RETURNING id, booking_no
    ), hinted AS (
      INSERT INTO outbox (account_id, kind, subject_id, version) SELECT $customerId, 'booking', id, 1 FROM made
    )
    SELECT id, booking_no AS "bookingNo" FROM made`,
});

const ADD_ONS_OF_BOOKING: Statement = {
  name: 'insert-ordered-add-ons',
  text: `INSERT INTO booking_add_ons (booking_id, add_on_id, name, name_hi, names, price, quantity, status,
      proposed_at, answered_at)
    SELECT $1, add_ons.id, add_ons.name, add_ons.name_hi,
      names_of(add_ons.names, add_ons.name, add_ons.name_hi), item.price, item.quantity, 'accepted', $5, $5
    FROM unnest($2::bigint[], $3::bigint[], $4::integer[]) WITH ORDINALITY AS item (add_on_id, price, quantity, at)
      JOIN add_ons ON add_ons.id = item.add_on_id
    ORDER BY item.at`,
};

/** Add-ons that the customer chose need no approval. After the booking: the policy looks for it. */
const insertAddOns = async (
  tx: Transaction,
  bookingId: number,
  addOns: NewBooking['addOns'],
  now: Date,
): Promise<void> => {
  if (addOns.length === 0) return;
  await tx.rows(ADD_ONS_OF_BOOKING, [
    bookingId,
    addOns.map(({ addOnId }) => addOnId),
    addOns.map(({ price }) => price),
    addOns.map(({ quantity }) => quantity),
    now,
  ]);
};

/** With its add-ons. */
export const insertBooking = async (
  tx: Transaction,
  booking: NewBooking,
  now: Date,
): Promise<{ id: number; bookingNo: string }> => {
  const { service, addOns } = booking;
  const values = BOOKING.values({
    orderId: booking.orderId,
    customerId: booking.customerId,
    serviceId: service.id,
    serviceName: service.name,
    serviceNameHi: service.name_hi,
    serviceNames: JSON.stringify(service.names),
    image: service.image,
    customerName: booking.customerName,
    customerPhone: booking.customerPhone,
    area: booking.area,
    areaId: booking.areaId,
    street: booking.street,
    address: booking.address,
    flatNo: booking.flatNo,
    latitude: booking.latitude,
    longitude: booking.longitude,
    price: service.price,
    quantity: booking.quantity,
    total: booking.total,
    advance: booking.advance,
    minutes: booking.minutes,
    coverDays: service.cover_days,
    at: new Date(booking.at),
    cancelUntil: new Date(booking.cancelUntil),
    now,
  });
  const [made] = await tx.rows<{ id: number; bookingNo: string }>(BOOKING, values);
  if (made === undefined) throw new Error('no booking was made');
  await insertAddOns(tx, made.id, addOns, now);
  return made;
};
