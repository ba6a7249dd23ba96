import type { Actor } from '@karigar/domain/roles';
import type { Statement, Transaction } from '#platform/db';

export type LastChange = {
  readonly command: string;
  readonly actor: Actor;
  readonly by: string;
  readonly at: Date;
};

const LAST: Statement = {
  name: 'read-last-change',
  text: `SELECT e.command, e.actor, coalesce(trim(p.first_name || ' ' || p.last_name), '') AS by, e.received_at AS at
    FROM booking_events e LEFT JOIN profiles p ON p.account_id = e.account_id
    WHERE e.booking_id = $1 AND e.refusal IS NULL AND e.to_state IS NOT NULL
    ORDER BY e.id DESC LIMIT 1`,
};

/** Who changed the booking last, and how; null before the first change. */
export const readLastChange = async (
  tx: Transaction,
  bookingId: number,
): Promise<LastChange | null> => (await tx.rows<LastChange>(LAST, [bookingId]))[0] ?? null;
