import { look } from '../world/job-store.ts';

/** Accepted commands of servicemen on this booking, in order. */
export const takenOf = async (bookingId: number): Promise<string[]> => {
  const rows = await look<{ command: string }>(
    `SELECT command FROM booking_events
     WHERE booking_id = $1 AND refusal IS NULL AND actor = 'serviceman' ORDER BY id`,
    [bookingId],
  );
  return rows.map(({ command }) => command);
};

/** Refused and recorded commands of servicemen on this booking. */
export const refusedOf = async (bookingId: number): Promise<string[]> => {
  const rows = await look<{ command: string }>(
    `SELECT command FROM booking_events
     WHERE booking_id = $1 AND refusal IS NOT NULL AND actor = 'serviceman' ORDER BY id`,
    [bookingId],
  );
  return rows.map(({ command }) => command);
};

/** All states of the booking so far. */
export const statesOf = async (bookingId: number): Promise<string[]> => {
  const rows = await look<{ state: string }>(
    `SELECT state FROM (
       SELECT id, to_state AS state FROM booking_events WHERE booking_id = $1 AND refusal IS NULL
       UNION ALL
       SELECT id, from_state FROM booking_events WHERE booking_id = $1 AND refusal IS NULL
       UNION ALL
       SELECT NULL, state FROM bookings WHERE id = $1
     ) AS was WHERE state IS NOT NULL ORDER BY id NULLS LAST`,
    [bookingId],
  );
  return rows.map(({ state }) => state);
};

export interface BookingKnown {
  bookingNo: string;
  total: number;
}

export const bookingKnown = async (bookingId: number): Promise<BookingKnown> => {
  const [row] = await look<BookingKnown>(
    `SELECT booking_no AS "bookingNo", total::float8 AS total FROM bookings WHERE id = $1`,
    [bookingId],
  );
  if (row === undefined) throw new Error(`no booking ${bookingId}`);
  return row;
};

/** An add-on of the booking's service, in the form of a proposal. */
export async function addOnOf(bookingId: number, name: string) {
  const [found] = await look<{ id: number; price: number }>(
    `SELECT a.id::float8 AS id, a.price::float8 AS price
     FROM bookings b JOIN add_ons a USING (service_id) WHERE b.id = $1 AND a.name = $2`,
    [bookingId, name],
  );
  if (found === undefined) throw new Error(`no add-on ${name}`);
  return { addOnId: found.id, shownPrice: found.price, price: found.price, quantity: 1 };
}
