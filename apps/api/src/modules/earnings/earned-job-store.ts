import type { Paise } from '@karigar/domain/money';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

export const OF_BOOKING = 'the view has the columns of bookings, where it is never null';

/** Of the columns of the view that every job has. */
export const JOB_TRUST = {
  booking_no: OF_BOOKING,
  service_names: OF_BOOKING,
  paid: OF_BOOKING,
};

export type EarnedJob = {
  readonly id: number;
  readonly order_id: number;
  readonly booking_no: string;
  readonly service_names: Names;
  readonly ended_at: Date | null;
  readonly total_after_end: Paise | null;
  readonly visit_charge: Paise | null;
  readonly paid: Paise;
  readonly refunded: Paise;
};

const READ: Statement = {
  name: 'read-earned-job',
  text: `SELECT id, order_id, booking_no, service_names, ended_at, total_after_end, visit_charge, paid, refunded
    FROM earned_jobs WHERE id = $1 AND order_id = $2`,
  trusted: { ...JOB_TRUST, refunded: OF_BOOKING },
};

/** A job that the caller did, or of which a part was the caller's before it went to another serviceman. */
export const readEarnedJob = async (
  tx: Transaction,
  { bookingId, orderId }: { readonly bookingId: number; readonly orderId: number },
): Promise<EarnedJob | null> => (await tx.rows<EarnedJob>(READ, [bookingId, orderId]))[0] ?? null;
