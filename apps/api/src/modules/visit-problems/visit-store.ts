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

const DECISION: Statement = {
  name: 'read-visit-decision',
  text: `SELECT details->>'outcome' AS outcome FROM booking_events
    WHERE booking_id = $1 AND command = 'no-show' AND actor = 'operator' AND refusal IS NULL
    ORDER BY id DESC LIMIT 1`,
  trusted: { outcome: 'written by decide-visit alone' },
};

/** The last decision about a no-show, if any. */
export const readVisitDecision = async (
  tx: Transaction,
  bookingId: number,
): Promise<'charged' | 'waived' | null> =>
  (await tx.rows<{ outcome: 'charged' | 'waived' }>(DECISION, [bookingId]))[0]?.outcome ?? null;
