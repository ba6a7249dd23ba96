import { DUE_AFTER_MS } from '@karigar/domain/console/due-by';
import type { WaitingAsk } from '@karigar/domain/console/waiting-items';
import type { LateCase } from '@karigar/domain/bookings/late-case';
import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';
import { WAITING_FACTS, type WaitingFactsRow } from './waiting-facts-store.ts';

const NAME = `coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p
  WHERE p.account_id = e.account_id), '') AS name`;

export type WaitingLateCase = WaitingFactsRow & {
  readonly id: number;
  readonly kind: LateCase;
  readonly name: string;
  readonly amount: Paise | null;
  readonly opened_at: Date;
  readonly due_at: Date;
};

const CASES: Statement = {
  name: 'list-waiting-late-cases',
  text: `SELECT e.id, e.kind, e.amount, e.opened_at, e.due_at, ${NAME}, ${WAITING_FACTS}
    FROM late_cases e JOIN bookings b ON b.id = e.booking_id
    WHERE e.closed_at IS NULL AND e.due_at >= $1 AND ($2::bigint IS NULL OR e.id = $2)
      AND ($3::bigint IS NULL OR b.city_id = $3)
      AND CASE WHEN e.kind = 'cash-not-taken' THEN $4::boolean ELSE $5::boolean END
    ORDER BY e.due_at, e.id LIMIT $6`,
};

export const listWaitingCases = (
  tx: Transaction,
  { from, onlyId, cityId, kinds, most }: WaitingAsk,
): Promise<WaitingLateCase[]> =>
  tx.rows(CASES, [
    new Date(from),
    onlyId,
    cityId,
    kinds.includes('late-cash'),
    kinds.includes('late-work'),
    most,
  ]);

export type WaitingLateAction = WaitingFactsRow & {
  readonly id: number;
  readonly command: string;
  readonly name: string;
  readonly received_at: Date;
};

/** So long a late action waits for somebody; later it is only in the list of late actions. */
const WAITS_MS = 30 * 86_400_000;

/** A younger command did not wait for a network; and a late case already has what it is about. */
const ACTIONS: Statement = {
  name: 'list-waiting-late-actions',
  text: `SELECT e.id, e.command, e.received_at, ${NAME}, ${WAITING_FACTS}
    FROM booking_events e JOIN bookings b ON b.id = e.booking_id
    WHERE e.refusal IS NOT NULL AND e.actor = 'serviceman' AND e.received_at >= $1
      AND e.claimed_at <= e.received_at - interval '1 minute'
      AND ($2::bigint IS NULL OR e.id = $2) AND ($3::bigint IS NULL OR b.city_id = $3)
      AND NOT EXISTS (SELECT FROM late_cases l WHERE l.booking_id = e.booking_id AND l.account_id = e.account_id)
      AND NOT EXISTS (SELECT FROM ended_events d WHERE d.event_id = e.id)
    ORDER BY e.received_at, e.id LIMIT $4`,
};

export const listWaitingActions = (
  tx: Transaction,
  { from, onlyId, cityId, now, most }: WaitingAsk,
): Promise<WaitingLateAction[]> => {
  const since = Math.max(from - DUE_AFTER_MS['late-action'], now - WAITS_MS);
  return tx.rows(ACTIONS, [new Date(since), onlyId, cityId, most]);
};
