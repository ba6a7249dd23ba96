import type { Instant } from '@karigar/domain/dates/instant';
import type { Trouble } from '@karigar/domain/visit-problems/trouble';
import type { BookingRow } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

const REPLACE = named({
  name: 'replace-serviceman',
  text: `WITH changed AS (
      UPDATE bookings SET state = 'requested', version = version + 1, serviceman_id = NULL,
        serviceman_name = '', seen_at = NULL, scheduled_at = $at, cancel_until = $at, updated_at = $now
      WHERE id = $id AND version = $version RETURNING id, version, customer_id
    ), event AS (
      INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, to_state, received_at,
        key, details)
      SELECT id, 'replace', 'customer', customer_id, $fromState, 'requested', $now, $key, $details FROM changed
    ), hinted AS (
      INSERT INTO outbox (account_id, kind, subject_id, version)
      SELECT party, 'booking', id, version
        FROM changed, unnest(ARRAY[customer_id, $formerId]) AS party WHERE party IS NOT NULL
    )
    SELECT version FROM changed`,
});

/** Unassigns the booking and sets its time, with event and hints to both; the caller holds the row's lock. */
export const saveReplaced = async (
  tx: Transaction,
  before: BookingRow,
  replaced: {
    readonly trouble: Trouble | null;
    readonly at: Instant;
    readonly now: Instant;
    readonly key: string | null;
  },
): Promise<void> => {
  const { serviceman_id: formerId } = before;
  const details = {
    servicemanId: formerId,
    trouble: replaced.trouble,
    from: before.scheduled_at.getTime(),
    to: replaced.at,
  };
  const values = REPLACE.values({
    id: before.id,
    version: before.version,
    at: new Date(replaced.at),
    now: new Date(replaced.now),
    fromState: before.state,
    key: replaced.key,
    details: JSON.stringify(details),
    formerId,
  });
  const saved = await tx.rows(REPLACE, values);
  if (saved.length !== 1) throw new Error(`booking ${before.id} changed under its lock`);
};
