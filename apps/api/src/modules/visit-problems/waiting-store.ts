import type { BookingState } from '@karigar/domain/bookings/booking';
import { DUE_AFTER_MS } from '@karigar/domain/console/due-by';
import type { WaitingAsk } from '@karigar/domain/console/waiting-items';
import type { Paise } from '@karigar/domain/money';
import { WAITING_FACTS, type WaitingFactsRow } from '#modules/bookings/index';
import type { Statement, Transaction } from '#platform/db';

export type CheckedVisit = WaitingFactsRow & {
  readonly name: string;
  readonly reported_at: Date;
  readonly due_at: number;
};

const CHECKS: Statement = {
  name: 'list-visits-to-check',
  text: `SELECT b.serviceman_name AS name, e.received_at AS reported_at, e.due_at, ${WAITING_FACTS}
    FROM bookings b CROSS JOIN LATERAL (
      SELECT received_at, (details->>'dueAt')::bigint AS due_at FROM booking_events
      WHERE booking_id = b.id AND command IN ('no-show', 'missed-visit') AND actor = 'serviceman' AND refusal IS NULL
        AND details ? 'dueAt'
      ORDER BY id DESC LIMIT 1) AS e
    WHERE b.visit_case_at IS NOT NULL AND e.due_at >= $1::bigint AND ($2::bigint IS NULL OR b.id = $2)
      AND ($3::bigint IS NULL OR b.city_id = $3)
    ORDER BY e.due_at, b.id LIMIT $4`,
};

export const listVisitsToCheck = (
  tx: Transaction,
  { from, onlyId, cityId, most }: WaitingAsk,
): Promise<CheckedVisit[]> => tx.rows(CHECKS, [from, onlyId, cityId, most]);

export type DueVisit = WaitingFactsRow & { readonly charge: Paise; readonly scheduled_at: Date };

const DUE: Statement = {
  name: 'list-visits-due',
  text: `SELECT b.visit_charge AS charge, b.scheduled_at, ${WAITING_FACTS} FROM bookings b
    WHERE b.visit_charge > 0 AND b.visit_settled IS NULL AND b.scheduled_at >= $1
      AND ($2::bigint IS NULL OR b.id = $2) AND ($3::bigint IS NULL OR b.city_id = $3)
    ORDER BY b.scheduled_at, b.id LIMIT $4`,
};

export const listVisitsDue = (
  tx: Transaction,
  { from, onlyId, cityId, most }: WaitingAsk,
): Promise<DueVisit[]> =>
  tx.rows(DUE, [new Date(from - DUE_AFTER_MS['visit-due']), onlyId, cityId, most]);

export type TroubleRow = WaitingFactsRow & {
  readonly id: number;
  readonly command: 'cancel' | 'block';
  readonly state: BookingState;
  readonly scheduled_at: Date;
  readonly received_at: Date;
  readonly due_at: number | null;
};

/** Nobody has the booking any more, or both sides have open work together: old events are over. */
const DAYS = 7;

const TROUBLE: Statement = {
  name: 'list-waiting-trouble',
  text: `SELECT e.id, e.command, b.state, b.scheduled_at, e.received_at, (e.details->>'dueAt')::bigint AS due_at,
      ${WAITING_FACTS}
    FROM booking_events e JOIN bookings b ON b.id = e.booking_id
    WHERE e.refusal IS NULL AND e.received_at >= $1::timestamptz - interval '${DAYS} days'
      AND ((e.command = 'cancel' AND e.actor = 'serviceman' AND (e.details->>'late')::boolean
          AND b.state IN ('requested', 'offered'))
        OR (e.command = 'block' AND EXISTS (SELECT FROM person_blocks k WHERE k.account_id = e.account_id
          AND k.lifted_at IS NULL AND k.blocked_id IN (b.customer_id, b.serviceman_id))))
      AND ($2::bigint IS NULL OR e.id = $2) AND ($3::bigint IS NULL OR b.city_id = $3)
      AND NOT EXISTS (SELECT FROM ended_events d WHERE d.event_id = e.id)
    ORDER BY e.received_at, e.id LIMIT $4`,
};

export const listTrouble = (
  tx: Transaction,
  { now, onlyId, cityId, most }: WaitingAsk,
): Promise<TroubleRow[]> => tx.rows(TROUBLE, [new Date(now), onlyId, cityId, most]);
