import type { BookingRow } from '#modules/bookings/index';
import type { Statement, Transaction } from '#platform/db';

const GIVE_BACK: Statement = {
  name: 'give-back-booking',
  text: `WITH changed AS (
      UPDATE bookings SET state = 'requested', version = version + 1, serviceman_id = NULL,
        serviceman_name = '', seen_at = NULL, updated_at = $3
      WHERE id = $1 AND version = $2 AND serviceman_id = $4 RETURNING id, version, customer_id
    ), event AS (
      INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, to_state, received_at,
        key, details)
      SELECT id, 'cancel', 'serviceman', $4, $5, 'requested', $3, $6, $7 FROM changed
    ), hinted AS (
      INSERT INTO outbox (account_id, kind, subject_id, version)
      SELECT party, 'booking', id, version FROM changed, unnest(ARRAY[customer_id, $4]) AS party
    )
    SELECT version FROM changed`,
};

/** Unassigns the booking, with event and hints to both; the caller holds the row's lock. */
export const saveGivenBack = async (
  tx: Transaction,
  before: BookingRow,
  event: {
    readonly by: number;
    readonly at: Date;
    readonly key: string | null;
    readonly reason: string;
    readonly late: boolean;
  },
): Promise<void> => {
  const { by, at, key, reason, late } = event;
  const details = JSON.stringify({ reason, late });
  const values = [before.id, before.version, at, by, before.state, key, details];
  const saved = await tx.rows(GIVE_BACK, values);
  if (saved.length !== 1) throw new Error(`booking ${before.id} changed under its lock`);
};
