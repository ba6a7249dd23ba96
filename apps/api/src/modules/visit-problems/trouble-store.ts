import type { Instant } from '@karigar/domain/dates/instant';
import { troubleOf, type Trouble } from '@karigar/domain/visit-problems/trouble';
import type { BookingRow } from '#modules/bookings/index';
import type { Statement, Transaction } from '#platform/db';

type UnsafeRow = { readonly has_blocked: boolean; readonly has_reported: boolean };

const UNSAFE: Statement = {
  name: 'read-unsafe',
  text: `SELECT EXISTS (SELECT FROM person_blocks WHERE account_id = $1 AND blocked_id = $2 AND lifted_at IS NULL)
        AS has_blocked,
      EXISTS (SELECT FROM tickets WHERE account_id = $1 AND about_id = $2 AND booking_id = $3 AND reason = 'unsafe')
        AS has_reported`,
};

/** What is wrong with a visit for its customer, and whether the customer blocked the assignee. */
export const readTrouble = async (
  tx: Transaction,
  booking: BookingRow,
  now: Instant,
): Promise<{ readonly trouble: Trouble | null; readonly hasBlocked: boolean }> => {
  const { serviceman_id: servicemanId, customer_id: customerId, id } = booking;
  if (servicemanId === null) return { trouble: null, hasBlocked: false };
  const [row] = await tx.rows<UnsafeRow>(UNSAFE, [customerId, servicemanId, id]);
  const hasBlocked = row?.has_blocked === true;
  const trouble = troubleOf({
    state: booking.state,
    scheduledAt: booking.scheduled_at.getTime(),
    expectedAt: booking.expected_at?.getTime() ?? null,
    arrivedAt: booking.arrived_at?.getTime() ?? null,
    missedAt: booking.visit_case_at?.getTime() ?? null,
    isUnsafe: hasBlocked || row?.has_reported === true,
    now,
  });
  return { trouble, hasBlocked };
};
