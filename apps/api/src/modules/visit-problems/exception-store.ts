import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

export type ExceptionRow = {
  readonly id: number;
  readonly booking_id: number;
  readonly order_id: number;
  readonly booking_no: string;
  readonly command: string;
  readonly state: BookingState;
  readonly serviceman_id: number | null;
  readonly serviceman_name: string;
  readonly received_at: Date;
  readonly scheduled_at: Date;
  readonly booked_at: Date;
  readonly waiting_since: Date | null;
  readonly expected_at: Date | null;
  readonly arrived_at: Date | null;
  readonly details: {
    readonly late?: boolean;
    readonly reason?: string | null;
    readonly cameAt?: number;
    readonly leftAt?: number;
    readonly metres?: number | null;
    readonly accuracy?: number | null;
    readonly calls?: number;
    readonly dueAt?: number;
    readonly doubts?: readonly string[];
  } | null;
  readonly visit_case_at: Date | null;
  readonly due_at: Date | null;
  readonly is_open: boolean;
  readonly amount: Paise | null;
  readonly ticket_no: string | null;
  /** Whoever acted blocks one of the two sides. */
  readonly is_blocked: boolean;
};

/**
 * Problems of bookings, late cases and help requests during a visit, each read by its own index and only as far as the page reaches. The commands
 * are those of the partial index. The serviceman is the one who acted, else the assignee.
 */
const LIST: Statement = {
  name: 'list-exceptions',
  text: `SELECT e.id, b.id AS booking_id, b.order_id, b.booking_no, e.command, b.state,
      coalesce(p.account_id, b.serviceman_id) AS serviceman_id,
      coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), b.serviceman_name) AS serviceman_name,
      e.received_at, b.scheduled_at, b.booked_at, b.waiting_since, e.details, e.due_at, e.is_open, e.amount, b.visit_case_at,
      b.expected_at, b.arrived_at, e.ticket_no,
      EXISTS (SELECT FROM person_blocks k WHERE k.account_id = e.account_id AND k.lifted_at IS NULL
        AND k.blocked_id IN (b.customer_id, b.serviceman_id)) AS is_blocked
    FROM (
      (SELECT id, booking_id, command, account_id, actor, received_at, details, NULL::timestamptz AS due_at,
          false AS is_open, NULL::bigint AS amount, NULL::text AS ticket_no
        FROM booking_events WHERE refusal IS NULL
          AND (command IN ('run-late', 'overdue', 'arrive', 'no-show', 'missed-visit', 'ask-override', 'settle-visit', 'block')
            OR (command = 'cancel' AND actor = 'serviceman') OR (command = 'assign' AND from_state = 'held')
            OR (command = 'refuse' AND to_state = 'refused'))
        ORDER BY received_at DESC, id DESC LIMIT $1::bigint + $2::bigint)
      UNION ALL
      (SELECT id, booking_id, kind, account_id, 'serviceman', opened_at, jsonb_build_object('reason', reason),
          due_at, closed_at IS NULL, amount, NULL
        FROM late_cases ORDER BY opened_at DESC, id DESC LIMIT $1::bigint + $2::bigint)
      UNION ALL
      (SELECT regexp_replace(ticket_no, '\\D', '', 'g')::bigint, booking_id,
          CASE WHEN reason = 'unsafe' THEN 'unsafe' ELSE 'help' END, account_id, NULL, opened_at,
          jsonb_build_object('reason', words), acknowledge_by, acknowledged_at IS NULL, NULL, ticket_no
        FROM tickets WHERE acknowledge_by - opened_at < interval '1 hour'
        ORDER BY opened_at DESC, ticket_no DESC LIMIT $1::bigint + $2::bigint)
      ORDER BY received_at DESC, id DESC LIMIT $1 OFFSET $2
    ) AS e
    JOIN bookings b ON b.id = e.booking_id
    LEFT JOIN profiles p ON p.account_id = e.account_id AND e.actor = 'serviceman'
    ORDER BY e.received_at DESC, e.id DESC`,
  trusted: { details: 'written by the calls of these commands, each with its own of these fields' },
};

/** Of all bookings: only for calls of operators. */
export const listExceptions = (
  tx: Transaction,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ExceptionRow[]> => tx.rows(LIST, [limit, offset]);
