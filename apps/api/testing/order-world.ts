import { addDays, dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { writeAmount } from '@karigar/domain/money';
import { services } from './demo-world-catalogue.ts';
import type { Look } from './fresh-people.ts';

/** An area where the demo world has no capacity: only one of its servicemen is in the same city. */
export const FAR_AREA = { id: 405, pinCode: '560066', latitude: 12.9698, longitude: 77.75 };
/** Another area without capacity, in another city. */
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

/** Moves a booking that was planted without an order to the far area. */
export const placeBooking = async (look: Look, bookingId: number): Promise<void> =>
  void (await look(
    `UPDATE bookings SET area_id = $2, latitude = $3, longitude = $4 WHERE id = $1`,
    [bookingId, FAR_AREA.id, FAR_AREA.latitude, FAR_AREA.longitude],
  ));

/** As orders were stored before they had the whole address. */
export const forgetWholeAddress = async (look: Look, bookingId: number): Promise<void> =>
  void (await look(`UPDATE bookings SET address = 'Whitefield, Bengaluru 560066' WHERE id = $1`, [
    bookingId,
  ]));

/** Puts this serviceman on duty in the far area: every day, 08:00 to 22:00. */
export const putOnDuty = async (
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

/** Takes everybody off duty. */
export const takeAllOffDuty = async (look: Look): Promise<void> =>
  void (await look('UPDATE serviceman_work SET on_duty = false'));

/** Cancels every requested booking of the far area. */
export const cancelRequested = async (look: Look): Promise<void> =>
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

/** Each makes a serviceman unavailable. */
export const UNAVAILABLE = [
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

/** This many minutes after midnight, tomorrow. */
export const tomorrowAt = (now: Instant, minute: number): Instant =>
  startOfDay(addDays(dayOf(now), 1)) + minute * 60_000;

/** The wire fields of an order of one visit. */
export const orderFields = (addressId: number, at: Instant) => ({
  addressId: String(addressId),
  total: writeAmount(ORDERED.price),
  'serviceIds[]': [String(ORDERED.id)],
  'quantities[]': ['1'],
  'slots[]': [writeWireDateTime(at)],
});
