import type { WaitingAsk } from '@karigar/domain/console/waiting-items';
import { CALL_WITHIN } from '@karigar/domain/notifications/message-plan';
import { WAITING_FACTS, type WaitingFactsRow } from '#modules/bookings/index';
import type { Statement, Transaction } from '#platform/db';
import { unreached } from './unreached-store.ts';

export type WaitingUnreached = WaitingFactsRow & {
  /** Of the message that is due first. */
  readonly kind: string;
  readonly created_at: Date;
  readonly due_at: Date;
  readonly customer_name: string;
};

/** One row of a booking, however many messages failed. */
const WAITING: Statement = {
  name: 'list-waiting-unreached',
  text: `SELECT u.kind, u.created_at, u.due_at, b.customer_name, ${WAITING_FACTS}
    FROM (SELECT DISTINCT ON (m.booking_id) m.booking_id, m.kind, m.created_at,
          m.ended_at + p.seconds * interval '1 second' AS due_at
        FROM messages m JOIN bookings b ON b.id = m.booking_id
          JOIN unnest($6::text[], $7::integer[]) AS p (kind, seconds) ON p.kind = m.kind
        WHERE m.ended_at > $5::timestamptz - interval '90 days' AND ${unreached('$5')}
          AND ($2::bigint IS NULL OR b.id = $2) AND ($3::bigint IS NULL OR b.city_id = $3)
        ORDER BY m.booking_id, due_at, m.id) AS u
      JOIN bookings b ON b.id = u.booking_id
    WHERE u.due_at >= $1 ORDER BY u.due_at, b.id LIMIT $4`,
};

export const listWaitingUnreached = (
  tx: Transaction,
  { from, onlyId, cityId, most, now }: WaitingAsk,
): Promise<WaitingUnreached[]> => {
  const kinds = Object.keys(CALL_WITHIN);
  const seconds = Object.values(CALL_WITHIN);
  return tx.rows(WAITING, [new Date(from), onlyId, cityId, most, new Date(now), kinds, seconds]);
};
