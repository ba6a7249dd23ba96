import type { Look } from '#testing/fresh-people';

/** So many notifications for each of these people, all at once. */
export const tellAll = (
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
