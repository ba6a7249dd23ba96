import type { BookingCommand } from '@karigar/domain/bookings/booking';
import type { BookingRow } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

const RELEASE = named({
  name: 'release-booking',
  text: `WITH changed AS (
      UPDATE bookings SET state = 'requested', version = version + 1, serviceman_id = NULL,
        serviceman_name = '', seen_at = NULL, updated_at = $at
      WHERE id = $id AND version = $version RETURNING id, version, customer_id
    ), event AS (
      INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, to_state, received_at,
        key, details)
      SELECT id, $command, 'operator', $by, $fromState, 'requested', $at, $key, $details FROM changed
    ), hinted AS (
      INSERT INTO outbox (account_id, kind, subject_id, version)
      SELECT party, 'booking', id, version FROM changed, unnest(ARRAY[customer_id, $formerId::bigint]) AS party
        WHERE party IS NOT NULL
    )
    SELECT version FROM changed`,
});

export type ReleaseEvent = {
  readonly command: Extract<BookingCommand, 'release' | 'reopen'>;
  readonly by: number;
  readonly at: Date;
  readonly key: string | null;
  readonly reason: string;
};

/** The booking is nobody's again, and the search begins; with event and hints. The caller holds the row's lock. */
export const saveReleased = async (
  tx: Transaction,
  before: BookingRow,
  { command, by, at, key, reason }: ReleaseEvent,
): Promise<void> => {
  const formerId = before.serviceman_id;
  const values = RELEASE.values({
    id: before.id,
    version: before.version,
    at,
    command,
    by,
    fromState: before.state,
    key,
    details: JSON.stringify({ reason, servicemanId: formerId }),
    formerId,
  });
  const saved = await tx.rows(RELEASE, values);
  if (saved.length !== 1) throw new Error(`booking ${before.id} changed under its lock`);
};
