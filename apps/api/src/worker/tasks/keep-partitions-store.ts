import type { Statement, Transaction } from '#platform/db';

const LEFT: Statement = {
  name: 'read-partitions-ahead',
  text: `SELECT (extract(epoch FROM booking_partitions_end() - clock_timestamp()) / 86400)::float8 AS days`,
};

/** For how many days from the database's now on there are partitions; negative when they have ended. */
export const daysOfPartitions = async (tx: Transaction): Promise<number> => {
  const [left] = await tx.rows<{ days: number | null }>(LEFT);
  if (left?.days == null) throw new Error('bookings has no partitions');
  return left.days;
};

const ADD: Statement = {
  name: 'add-booking-partition',
  text: `SELECT add_next_booking_partition(make_interval(days => $1)) AS ends`,
};

/** Adds one partition; false where enough are there. */
export const addPartition = async (tx: Transaction, daysAhead: number): Promise<boolean> => {
  const [added] = await tx.rows<{ ends: Date | null }>(ADD, [daysAhead]);
  return added?.ends != null;
};
