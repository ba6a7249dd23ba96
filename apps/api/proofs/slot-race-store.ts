import type { Look } from '#testing/fresh-people';

export const countPlaced = async (look: Look, at: Date): Promise<number> => {
  const [row] = await look<{ count: number }>(
    `SELECT count(*)::int AS count FROM bookings WHERE scheduled_at = $1 AND state = 'requested'`,
    [at],
  );
  return row?.count ?? 0;
};

/**
 * The fault that this proof must find: orders do not wait for the lock of the day. Between what an order reads and what it
 * writes is a while, so that orders meet there on a busy machine too.
 */
export const forgetLock = async (look: Look): Promise<void> => {
  await look(`CREATE OR REPLACE FUNCTION lock_work_day(city bigint, day date) RETURNS void
      LANGUAGE sql VOLATILE AS '';
    CREATE FUNCTION wait_a_while() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_sleep(0.3); RETURN NEW; END';
    CREATE TRIGGER wait_a_while BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION wait_a_while()`);
};
