import { look } from '../world/job-store.ts';

/** All rows of one booking after a day, without times of arrival. */
export interface DayLeft {
  booking: object[];
  events: object[];
  addOns: object[];
  payments: object[];
}

export async function dayLeft(bookingId: number): Promise<DayLeft> {
  const [booking, events, addOns, payments] = await Promise.all([
    look(
      `SELECT state, total_after_end::float8 AS "totalAfterEnd", paid::float8 AS paid, held_until AS "heldUntil",
         started_at IS NOT NULL AS started, ended_at IS NOT NULL AS ended
       FROM bookings WHERE id = $1`,
      [bookingId],
    ),
    look(
      `SELECT command, actor, from_state AS "from", to_state AS "to", refusal
       FROM booking_events WHERE booking_id = $1 ORDER BY id`,
      [bookingId],
    ),
    look(`SELECT name, quantity, status FROM booking_add_ons WHERE booking_id = $1 ORDER BY name`, [
      bookingId,
    ]),
    look(`SELECT amount::float8 AS amount, mode FROM payments WHERE booking_id = $1`, [bookingId]),
  ]);
  return { booking, events, addOns, payments };
}

/** Claimed (phone) and received (server) times of the events that changed the booking. */
export const claimsOf = (
  bookingId: number,
): Promise<{ command: string; claimed: Date | null; received: Date }[]> =>
  look(
    `SELECT command, claimed_at AS claimed, received_at AS received
     FROM booking_events WHERE booking_id = $1 AND actor = 'serviceman' ORDER BY id`,
    [bookingId],
  );
