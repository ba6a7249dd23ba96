import type { Statement, Transaction } from '#platform/db';

export type Counts = {
  readonly today: number;
  readonly completed: number;
  readonly held: number;
};

/** Each of the four counts is written to use one of two indexes: bookings_live, bookings_completed. */
export const COUNT: Statement = {
  name: 'count-dashboard',
  text: `SELECT
    (SELECT count(*) FROM bookings WHERE serviceman_id = $1
        AND state IN ('assigned', 'started', 'held', 'ended')
        AND scheduled_at >= $2 AND scheduled_at < $3)
      + (SELECT count(*) FROM bookings WHERE serviceman_id = $1 AND state = 'completed'
        AND scheduled_at >= $2 AND scheduled_at < $3) AS today,
    (SELECT count(*) FROM bookings WHERE serviceman_id = $1 AND state = 'completed') AS completed,
    (SELECT count(*) FROM bookings WHERE serviceman_id = $1 AND state = 'held') AS held`,
};

export const countBookings = async (
  tx: Transaction,
  servicemanId: number,
  day: { readonly from: Date; readonly to: Date },
): Promise<Counts> => {
  const [counts] = await tx.rows<Counts>(COUNT, [servicemanId, day.from, day.to]);
  if (counts === undefined) throw new Error('a count gave no row');
  return counts;
};
