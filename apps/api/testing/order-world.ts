import { addDays, dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { writeAmount } from '@karigar/domain/money';
import { services } from './demo-world-catalogue.ts';
import type { Look } from './fresh-people.ts';

/** Where nobody of the demo world goes to: Whitefield is a city away from all of them but one. */
export const FAR_AREA = { id: 405, pinCode: '560066', latitude: 12.9698, longitude: 77.75 };
/** Another, as lonely, in another city. */
export const OTHER_FAR_AREA = { id: 301, pinCode: '110075', latitude: 28.5812, longitude: 77.0571 };
export const ORDERED = services.foamJet;

export const addAddress = async (look: Look, accountId: number, flatNo = '3'): Promise<number> => {
  const [made] = await look<{ id: number }>(
    `INSERT INTO addresses (account_id, label, flat_no, street, area_id, pin_code, latitude, longitude, used_at)
     VALUES ($1, 'Home', $2, 'Lane 5', $3, $4, $5, $6, now()) RETURNING id::float8 AS id`,
    [accountId, flatNo, FAR_AREA.id, FAR_AREA.pinCode, FAR_AREA.latitude, FAR_AREA.longitude],
  );
  return made?.id ?? 0;
};

/** Puts a booking that was planted without an order at the far place. */
export const placeBooking = async (look: Look, bookingId: number): Promise<void> =>
  void (await look(
    `UPDATE bookings SET area_id = $2, latitude = $3, longitude = $4 WHERE id = $1`,
    [bookingId, FAR_AREA.id, FAR_AREA.latitude, FAR_AREA.longitude],
  ));

/** Makes this serviceman one who can be sent there: every day, from eight to ten. */
export const putToWork = async (
  look: Look,
  accountId: number,
  { latitude, longitude } = FAR_AREA,
): Promise<void> => {
  await look(`INSERT INTO serviceman_skills VALUES ($1, 'ac-repair')`, [accountId]);
  await look(
    `INSERT INTO serviceman_work (account_id, latitude, longitude, reach_km) VALUES ($1, $2, $3, 5)`,
    [accountId, latitude, longitude],
  );
  await look(
    `INSERT INTO serviceman_hours SELECT $1, weekday, 480, 1320 FROM generate_series(1, 7) AS weekday`,
    [accountId],
  );
};

/** Nobody is at work any more. */
export const sendHome = async (look: Look): Promise<void> =>
  void (await look('UPDATE serviceman_work SET on_duty = false'));

/** Nothing waits there any more. */
export const callOff = async (look: Look): Promise<void> =>
  void (await look(
    `UPDATE bookings SET state = 'cancelled' WHERE area_id = $1 AND state = 'requested'`,
    [FAR_AREA.id],
  ));

export const block = async (look: Look, accountId: number, blockedId: number): Promise<void> =>
  void (await look(
    `INSERT INTO person_blocks (account_id, blocked_id, booking_id, blocked_at)
     SELECT $1, $2, min(id), now() FROM bookings`,
    [accountId, blockedId],
  ));

export const takeDayOff = async (look: Look, accountId: number, day: string): Promise<void> =>
  void (await look('INSERT INTO serviceman_days_off VALUES ($1, $2)', [accountId, day]));

export const serveFarArea = async (look: Look, served: boolean): Promise<void> =>
  void (await look('UPDATE areas SET is_served = $2 WHERE id = $1', [FAR_AREA.id, served]));

/** Each makes of a man one who cannot be sent. */
export const SPOILT = [
  'DELETE FROM serviceman_skills WHERE account_id = $1',
  'UPDATE memberships SET verified_at = NULL WHERE account_id = $1',
  'UPDATE serviceman_work SET on_duty = false WHERE account_id = $1',
  'UPDATE serviceman_work SET latitude = latitude + 0.2 WHERE account_id = $1',
  'UPDATE accounts SET blocked_at = now() WHERE id = $1',
  'DELETE FROM serviceman_hours WHERE account_id = $1',
] as const;

export const bookingsOf = (look: Look, customerId: number): Promise<Record<string, unknown>[]> =>
  look('SELECT * FROM bookings WHERE customer_id = $1 ORDER BY id', [customerId]);

export const addOnsOf = (look: Look, bookingId: unknown): Promise<object[]> =>
  look('SELECT status, quantity, name FROM booking_add_ons WHERE booking_id = $1', [bookingId]);

/** So many minutes after midnight, tomorrow. */
export const tomorrowAt = (now: Instant, minute: number): Instant =>
  startOfDay(addDays(dayOf(now), 1)) + minute * 60_000;

/** An order of one visit, as it travels. */
export const orderFields = (addressId: number, at: Instant) => ({
  addressId: String(addressId),
  total: writeAmount(ORDERED.price),
  'serviceIds[]': [String(ORDERED.id)],
  'quantities[]': ['1'],
  'slots[]': [writeWireDateTime(at)],
});
