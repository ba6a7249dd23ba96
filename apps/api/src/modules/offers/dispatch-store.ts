import type { Rate } from '@karigar/domain/ledger/rates';
import type { Statement, Transaction } from '#platform/db';

export type Waiting = {
  readonly id: number;
  readonly order_id: number;
};

const DUE: Statement = {
  name: 'list-due-dispatch',
  text: `SELECT id, order_id FROM bookings WHERE dispatch_at <= $1 ORDER BY dispatch_at LIMIT $2`,
};

export const listDue = (tx: Transaction, now: Date, most: number): Promise<Waiting[]> =>
  tx.rows(DUE, [now, most]);

const FIND: Statement = {
  name: 'find-dispatch',
  text: 'SELECT id, order_id FROM bookings WHERE id = $1 AND dispatch_at <= $2',
};

/** Null when no step is due now. */
export const findDue = async (tx: Transaction, id: number, now: Date): Promise<Waiting | null> =>
  (await tx.rows<Waiting>(FIND, [id, now]))[0] ?? null;

/** Facts for dispatch that the booking row does not carry. */
export type JobFacts = {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly minutes: number;
  readonly skill_id: string | null;
  readonly category_id: number;
  readonly phones: readonly string[];
  readonly bank: string | null;
  readonly is_prepaid: boolean;
  readonly rates: readonly Rate[];
  readonly dispatch_at: Date | null;
  /** Of a revisit under warranty: who did the work. */
  readonly first_id: number | null;
};

const FACTS: Statement = {
  name: 'read-job-facts',
  text: `SELECT b.latitude, b.longitude, coalesce(b.minutes, s.minutes * b.quantity) AS minutes, s.skill_id,
      s.category_id, b.dispatch_at,
      customer.phones, customer.bank, b.total = 0 OR coalesce(is_prepaid(b.id), false) AS is_prepaid,
      (SELECT r.first_id FROM revisits r WHERE r.booking_id = b.id) AS first_id,
      (SELECT coalesce(json_agg(json_build_object('kind', r.kind, 'categoryId', r.category_id,
          'fromDay', r.from_day, 'basisPoints', r.basis_points)), '[]')
        FROM ledger_rates r WHERE r.category_id = s.category_id OR r.category_id IS NULL) AS rates
    FROM bookings b JOIN services s ON s.id = b.service_id CROSS JOIN LATERAL customer_of_job(b.id) AS customer
    WHERE b.id = $1`,
};

export const readJobFacts = async (tx: Transaction, bookingId: number): Promise<JobFacts> => {
  const [facts] = await tx.rows<JobFacts>(FACTS, [bookingId]);
  if (facts === undefined) throw new Error(`booking ${bookingId} is not there`);
  return facts;
};

const PLAN: Statement = {
  name: 'plan-dispatch',
  text: 'UPDATE bookings SET dispatch_at = $2 WHERE id = $1',
};

/** When dispatch is due again; null for never. */
export const planDispatch = async (
  tx: Transaction,
  bookingId: number,
  at: Date | null,
): Promise<void> => void (await tx.rows(PLAN, [bookingId, at]));
