import type { Look } from '#testing/fresh-people';

export const countPlaced = async (look: Look, at: Date): Promise<number> => {
  const [row] = await look<{ count: number }>(
    `SELECT count(*)::int AS count FROM bookings WHERE scheduled_at = $1 AND state = 'requested'`,
    [at],
  );
  return row?.count ?? 0;
};

/** The fault that this proof must find: orders do not wait for the lock of the day. They wait as long, so that they meet. */
export const forgetLock = async (look: Look): Promise<void> => {
  await look(`CREATE OR REPLACE FUNCTION lock_work_day(city bigint, day date) RETURNS void
    LANGUAGE sql VOLATILE AS 'SELECT pg_sleep(0.2)'`);
};
