import type { Statement, Transaction } from '#platform/db';

export type ExceptionRow = {
  readonly id: number;
  readonly booking_id: number;
  readonly order_id: number;
  readonly booking_no: string;
  readonly command: string;
  readonly state: string;
  readonly serviceman_id: number | null;
  readonly serviceman_name: string;
  readonly received_at: Date;
  readonly scheduled_at: Date;
  readonly details: { readonly late?: boolean; readonly reason?: string } | null;
};

/** The words of the index, so that the database walks it: whoever did it, else whose it is now. */
const LIST: Statement = {
  name: 'list-exceptions',
  text: `SELECT e.id, e.booking_id, b.order_id, b.booking_no, e.command, b.state,
      coalesce(p.account_id, b.serviceman_id) AS serviceman_id,
      coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), b.serviceman_name) AS serviceman_name,
      e.received_at, b.scheduled_at, e.details
    FROM (SELECT * FROM booking_events WHERE refusal IS NULL
        AND (command IN ('run-late', 'overdue', 'arrive', 'no-show', 'ask-override', 'settle-visit')
          OR (command = 'cancel' AND actor = 'serviceman') OR (command = 'assign' AND from_state = 'held'))
      ORDER BY received_at DESC, id DESC LIMIT $1 OFFSET $2) AS e
    JOIN bookings b ON b.id = e.booking_id
    LEFT JOIN profiles p ON p.account_id = e.account_id AND e.actor = 'serviceman'
    ORDER BY e.received_at DESC, e.id DESC`,
};

/** Whosever booking it is: only for what operations read. */
export const listExceptions = (
  tx: Transaction,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ExceptionRow[]> => tx.rows(LIST, [limit, offset]);
