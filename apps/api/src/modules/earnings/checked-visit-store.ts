import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

export type CheckedVisitRow = {
  readonly id: number;
  readonly booking_no: string;
  readonly share: Paise;
  readonly due_at: number;
};

const LIST: Statement = {
  name: 'list-checked-visits',
  text: `SELECT b.id, b.booking_no, (e.details->>'share')::bigint AS share, (e.details->>'dueAt')::bigint AS due_at
    FROM bookings b JOIN booking_events e ON e.booking_id = b.id AND e.command = 'no-show' AND e.refusal IS NULL
      AND e.details ? 'doubts'
    WHERE b.serviceman_id = $1 AND b.visit_case_at IS NOT NULL AND b.state = 'cancelled'
    ORDER BY e.received_at LIMIT $2`,
  trusted: {
    share: 'report-not-home writes it with the doubts',
    due_at: 'report-not-home writes it with the doubts',
  },
};

/** No-shows that wait for an operator's decision, the oldest first. */
export const listCheckedVisits = (
  tx: Transaction,
  servicemanId: number,
  most: number,
): Promise<CheckedVisitRow[]> => tx.rows(LIST, [servicemanId, most]);
