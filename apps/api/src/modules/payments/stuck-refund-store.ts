import type { WaitingAsk } from '@karigar/domain/console/waiting-items';
import type { Paise } from '@karigar/domain/money';
import { STUCK_ATTEMPT } from '@karigar/domain/payments/refund-waits';
import { WAITING_FACTS, type WaitingFactsRow } from '#modules/bookings/index';
import type { Statement, Transaction } from '#platform/db';

export type OpenRefund = WaitingFactsRow & {
  readonly id: number;
  readonly amount: Paise;
  readonly attempt: number;
  readonly asked_at: Date;
  readonly name: string;
};

const DAY_MS = 86_400_000;

const OPEN: Statement = {
  name: 'list-stuck-refunds',
  text: `SELECT r.id, r.amount, r.attempt, r.asked_at, split_part(b.customer_name, ' ', 1) AS name, ${WAITING_FACTS}
    FROM online_refunds r JOIN bookings b ON b.id = r.booking_id
    WHERE r.looks_at IS NOT NULL AND (r.attempt >= ${STUCK_ATTEMPT} OR r.asked_at <= $1)
      AND ($2::bigint IS NULL OR r.id = $2) AND ($3::bigint IS NULL OR b.city_id = $3)
    ORDER BY r.asked_at, r.id LIMIT $4`,
};

/** Refunds that failed again and again, or of which nothing is heard for days: the oldest first. */
export const listOpenRefunds = (
  tx: Transaction,
  { now, onlyId, cityId, most }: WaitingAsk,
): Promise<OpenRefund[]> => tx.rows(OPEN, [new Date(now - 5 * DAY_MS), onlyId, cityId, most]);
