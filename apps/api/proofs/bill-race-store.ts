import type { Look } from '#testing/fresh-people';

export type CatalogueAddOn = { readonly id: number; readonly price: number };

export const addOnsOf = (look: Look, serviceId: number): Promise<CatalogueAddOn[]> =>
  look(`SELECT id::float8 AS id, price::float8 AS price FROM add_ons WHERE service_id = $1`, [
    serviceId,
  ]);

export type Pending = { readonly booking: number; readonly id: number };

export const pendingOf = (look: Look, bookings: readonly number[]): Promise<Pending[]> =>
  look(
    `SELECT booking_id::float8 AS booking, id::float8 AS id FROM booking_add_ons
      WHERE booking_id = ANY($1::bigint[]) AND status = 'pending'`,
    [bookings],
  );

/** What is wrong in one snapshot: more paid than due, or a price that is not the catalogue's. */
const WRONG = `
  WITH bill AS (
    SELECT b.id, b.price, b.quantity, b.paid, b.total_after_end, s.price AS listed,
      coalesce((SELECT sum(p.amount - p.reversed) FROM payments p WHERE p.booking_id = b.id), 0) AS taken,
      b.quantity * s.price + coalesce((SELECT sum(a.quantity * c.price) FROM booking_add_ons a
        JOIN add_ons c ON c.id = a.add_on_id WHERE a.booking_id = b.id AND a.status = 'accepted'), 0) AS due
    FROM bookings b JOIN services s ON s.id = b.service_id WHERE b.id = ANY($1::bigint[])
  )
  SELECT id::float8 AS booking, 'paid more than due' AS wrong FROM bill WHERE paid > coalesce(total_after_end, 0)
  UNION ALL SELECT id::float8, 'payments are not what is paid' FROM bill WHERE taken <> paid
  UNION ALL SELECT id::float8, 'the bill is not the catalogue''s' FROM bill WHERE total_after_end <> due
  UNION ALL SELECT id::float8, 'the price is not the catalogue''s' FROM bill WHERE price <> listed
  UNION ALL SELECT a.booking_id::float8, 'the price of an add-on is not the catalogue''s' FROM booking_add_ons a
    JOIN add_ons c ON c.id = a.add_on_id WHERE a.booking_id = ANY($1::bigint[]) AND a.price <> c.price`;

export const wrongBills = (
  look: Look,
  bookings: readonly number[],
): Promise<{ readonly booking: number; readonly wrong: string }[]> => look(WRONG, [bookings]);

export const countBills = async (
  look: Look,
  bookings: readonly number[],
): Promise<{ readonly ended: number; readonly paid: number; readonly accepted: number }> => {
  const [row] = await look<{ ended: number; paid: number; accepted: number }>(
    `SELECT count(*) FILTER (WHERE total_after_end IS NOT NULL)::int AS ended, count(*) FILTER (WHERE paid > 0)::int AS paid,
       (SELECT count(*)::int FROM booking_add_ons WHERE booking_id = ANY($1::bigint[]) AND status = 'accepted') AS accepted
     FROM bookings WHERE id = ANY($1::bigint[])`,
    [bookings],
  );
  return row ?? { ended: 0, paid: 0, accepted: 0 };
};

/** A hole for the proof to find: an add-on keeps whatever price is written. */
export const plantWrongPrice = (look: Look, booking: number): Promise<unknown> =>
  look(
    `UPDATE booking_add_ons SET price = price - 1 WHERE id = (
       SELECT id FROM booking_add_ons WHERE booking_id = $1 LIMIT 1)`,
    [booking],
  );
