import { withClient } from '#db/connect';
import type { Look } from '#testing/fresh-people';

/** Locks a booking until the work is done, so that a command on it must wait. */
export const whileBookingIsHeld = <Result>(
  url: string,
  bookingId: number,
  work: (release: () => Promise<void>) => Promise<Result>,
): Promise<Result> =>
  withClient(url, async (client) => {
    await client.query('BEGIN');
    await client.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [bookingId]);
    return work(async () => void (await client.query('ROLLBACK')));
  });

export const countWaiting = async (look: Look, database: string): Promise<number> =>
  (
    await look<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = $1 AND wait_event_type = 'Lock'`,
      [database],
    )
  )[0]?.count ?? 0;

export const readMessageBodies = async (look: Look): Promise<readonly string[]> =>
  (await look<{ body: string }>(`SELECT body FROM chat_messages WHERE body LIKE 'stop %'`)).map(
    ({ body }) => body,
  );
