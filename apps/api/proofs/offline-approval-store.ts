import type { Look } from '#testing/fresh-people';

/** The bill of a booking: its total, its accepted lines, and the accepted approvals. */
export const readBills = (
  look: Look,
  bookingId: number,
): Promise<{ total: number; lines: number; approvals: number }[]> =>
  look(
    `SELECT total_after_end::float8 AS total,
      (SELECT count(*)::int FROM booking_add_ons WHERE booking_id = b.id AND status = 'accepted') AS lines,
      (SELECT count(*)::int FROM add_on_approvals WHERE booking_id = b.id) AS approvals
    FROM bookings b WHERE id = $1`,
    [bookingId],
  );
