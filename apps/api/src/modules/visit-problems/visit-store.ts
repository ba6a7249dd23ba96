import type { VisitOutcome } from '@karigar/domain/visit-problems/not-home';
import type { Statement, Transaction } from '#platform/db';

const SETTLE: Statement = {
  name: 'settle-visit',
  text: `UPDATE bookings SET visit_settled = $2
    WHERE id = $1 AND visit_charge > 0 AND visit_settled IS NULL RETURNING id`,
};

/** Whether a charge was due; it is settled once. */
export const settleDue = async (
  tx: Transaction,
  bookingId: number,
  outcome: VisitOutcome,
): Promise<boolean> => (await tx.rows(SETTLE, [bookingId, outcome])).length > 0;
