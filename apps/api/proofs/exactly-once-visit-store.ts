import type { Look } from '#testing/fresh-people';

const WORK = `INSERT INTO serviceman_work (account_id, latitude, longitude, reach_km, on_duty)
  VALUES ($1, 18.5, 73.8, 30, false)`;

/** The serviceman has a work area and is off duty. */
export const addWork = async (look: Look, servicemanId: number): Promise<void> =>
  void (await look(WORK, [servicemanId]));

export const anyArea = async (look: Look): Promise<number> =>
  (await look<{ id: number }>('SELECT min(id)::float8 AS id FROM areas WHERE is_served'))[0]?.id ??
  0;

const OFFER = `WITH work AS (
    INSERT INTO serviceman_work (account_id, latitude, longitude, reach_km) VALUES ($2, 18.5, 73.8, 30)
  ), placed AS (
    UPDATE bookings SET serviceman_id = NULL, latitude = 18.5, longitude = 73.8, minutes = 60 WHERE id = $1
  )
  INSERT INTO offers (booking_id, serviceman_id, round, km, travel_minutes, net_pay, reasons, offered_at,
    expires_at)
  VALUES ($1, $2, 1, 0, 0, 0, '{free}', $3, $3::timestamptz + interval '1 hour')`;

/** Offers the booking to this serviceman only. */
export const addOffer = async (
  look: Look,
  bookingId: number,
  servicemanId: number,
  now: Date,
): Promise<void> => void (await look(OFFER, [bookingId, servicemanId, now]));

const AT_DOOR = `UPDATE bookings SET latitude = 18.5, longitude = 73.8,
  scheduled_at = $2::timestamptz - interval '1 hour' WHERE id = $1`;

/** The booking has a location and is due; the serviceman may have arrived an hour ago. */
export const placeDoor = async (
  look: Look,
  bookingId: number,
  now: Date,
  hasArrived: boolean,
): Promise<void> => {
  await look(AT_DOOR, [bookingId, now]);
  if (hasArrived)
    await look(`UPDATE bookings SET arrived_at = scheduled_at WHERE id = $1`, [bookingId]);
};

/** Adds this many phone calls of the serviceman. */
export const addCalls = async (
  look: Look,
  bookingId: number,
  servicemanId: number,
  now: Date,
): Promise<void> =>
  void (await look(
    `INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, to_state, received_at)
     SELECT $1, 'call', 'serviceman', $2, 'assigned', 'assigned', $3 FROM generate_series(1, 2)`,
    [bookingId, servicemanId, now],
  ));

/** An open alarm of this person. */
export const addAlarm = async (
  look: Look,
  bookingId: number,
  accountId: number,
): Promise<number> => {
  const [made] = await look<{ id: number }>(
    `INSERT INTO alarms (account_id, role, booking_id, raised_at, due_at) VALUES ($2, 'customer', $1, now(), now())
     RETURNING id::float8 AS id`,
    [bookingId, accountId],
  );
  return made?.id ?? 0;
};
