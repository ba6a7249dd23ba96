import type { Look } from '#testing/fresh-people';

/** Inserts this many notifications for each of these people at once. */
export const notifyAll = (
  look: Look,
  accountIds: readonly number[],
  each: number,
): Promise<{ id: number; account: number }[]> =>
  look(
    `INSERT INTO notifications (account_id, kind, details, created_at)
      SELECT account, 'work-completed', jsonb_build_object('bookingNo', 'KRG-' || n), now()
      FROM unnest($1::bigint[]) AS account, generate_series(1, $2) AS n
      RETURNING id::float8 AS id, account_id::float8 AS account`,
    [accountIds, each],
  );
