import type { Statement, Transaction } from '#platform/db';

type ReplacedRow = { readonly serviceman_id: number; readonly received_at: Date };

const REPLACED: Statement = {
  name: 'list-replaced',
  text: `SELECT (details->>'servicemanId')::bigint AS serviceman_id, received_at FROM booking_events
    WHERE booking_id = $1 AND actor = 'customer' AND from_state = 'assigned' AND to_state = 'requested'
      AND refusal IS NULL`,
  trusted: {
    serviceman_id:
      'replace-serviceman and reschedule-booking write the former assignee into the details',
  },
};

/** The servicemen in whose place the customer wanted somebody else, and since when. */
export const readReplaced = async (
  tx: Transaction,
  bookingId: number,
): Promise<{ readonly servicemanId: number; readonly at: number }[]> => {
  const rows = await tx.rows<ReplacedRow>(REPLACED, [bookingId]);
  return rows.map((row) => ({ servicemanId: row.serviceman_id, at: row.received_at.getTime() }));
};
