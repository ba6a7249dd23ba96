import { setTimeout as pause } from 'node:timers/promises';
import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Vault } from '#platform/vault';
import type { Look } from './fresh-people.ts';
import { services } from './demo-world-catalogue.ts';

const HOUR = 3_600_000;
const STARTED: ReadonlySet<BookingState> = new Set(['started', 'held', 'ended', 'completed']);
const ENDED: ReadonlySet<BookingState> = new Set(['ended', 'completed']);

export type FreshBooking = { readonly bookingId: number; readonly orderId: number };

export type FreshBookings = {
  readonly count: number;
  readonly state: BookingState;
  readonly servicemanId: number;
  readonly customerId: number;
  readonly now: Instant;
  readonly code: string;
};

const INSERT = `
  WITH placed AS (
    INSERT INTO orders (customer_id, placed_at) SELECT $2, $4 FROM generate_series(1, $9) RETURNING id
  )
  INSERT INTO bookings (order_id, customer_id, serviceman_id, service_id, state, service_name,
    service_name_hi, image, serviceman_name, customer_name, customer_phone, area, street, address,
    price, quantity, total, total_after_end, scheduled_at, booked_at, started_at, ended_at,
    held_until, updated_at)
  SELECT placed.id, $2, $1, s.id, $3, s.name, s.name_hi, s.image, 'Kavita Pawar',
    'Anjali Kulkarni', '9890011223', 'Baner', 'Lane 5', 'Flat 3, Lane 5', s.price, 1, s.price,
    CASE WHEN $7::timestamptz IS NULL THEN NULL ELSE s.price END, $5, $4, $6, $7, $8, $5
  FROM placed, services s WHERE s.id = $10
  RETURNING id::float8 AS "bookingId", order_id::float8 AS "orderId"`;

const INSERT_CODES = `
  INSERT INTO completion_codes (booking_id, code_sealed, made_at)
  SELECT booking, sealed, $3 FROM unnest($1::bigint[], $2::text[]) AS given (booking, sealed)`;

/** The service of every fresh booking. */
export const FRESH_SERVICE = services.foamJet;

/** next_id() has 4096 numbers a second, and other code draws them too. */
const MOST_IN_A_SECOND = 2000;

const createSome = async (
  look: Look,
  vault: Vault,
  { count, state, servicemanId, customerId, now, code }: FreshBookings,
): Promise<readonly FreshBooking[]> => {
  const made = await look<FreshBooking>(INSERT, [
    servicemanId,
    customerId,
    state,
    new Date(now - 48 * HOUR),
    new Date(now),
    STARTED.has(state) ? new Date(now - 2 * HOUR) : null,
    ENDED.has(state) ? new Date(now - HOUR) : null,
    state === 'held' ? new Date(now) : null,
    count,
    FRESH_SERVICE.id,
  ]);
  const ids = made.map(({ bookingId }) => bookingId);
  const sealed = ids.map((id) => vault.seal(code, `completion_codes.code:${id}`));
  await look(INSERT_CODES, [ids, sealed, new Date(now)]);
  return made;
};

/** Bookings in one state, with their completion code, in few statements. */
export const createBookings = async (
  look: Look,
  vault: Vault,
  bookings: FreshBookings,
): Promise<readonly FreshBooking[]> => {
  const made: FreshBooking[] = [];
  while (made.length < bookings.count) {
    if (made.length > 0) await pause(1000);
    const count = Math.min(MOST_IN_A_SECOND, bookings.count - made.length);
    made.push(...(await createSome(look, vault, { ...bookings, count })));
  }
  return made;
};
