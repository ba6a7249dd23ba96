import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

export type JobOfDay = {
  readonly id: number;
  readonly order_id: number;
  readonly booking_no: string;
  readonly version: number;
  readonly state: BookingState;
  readonly service_names: Names;
  readonly area: string;
  readonly scheduled_at: Date;
  readonly held_until: IndiaDay | null;
  readonly customer_name: string;
};

const JOBS: Statement = {
  name: 'list-jobs-of-serviceman',
  text: `SELECT id, order_id, booking_no, version, state, area, scheduled_at, held_until::text AS held_until,
      customer_name, names_of(service_names, service_name, service_name_hi) AS service_names
    FROM bookings
    WHERE serviceman_id = $1 AND state IN ('assigned', 'started', 'held')
      AND ((scheduled_at >= $2 AND scheduled_at < $3) OR held_until = $4::date)
    ORDER BY scheduled_at, id`,
};

/** What the serviceman has on this day, also held work that goes on then. */
export const listJobsOfDay = (
  tx: Transaction,
  servicemanId: number,
  [from, to]: readonly [Date, Date],
  day: IndiaDay,
): Promise<JobOfDay[]> => tx.rows(JOBS, [servicemanId, from, to, day]);

const LOCK_JOBS: Statement = {
  name: 'lock-bookings',
  text: 'SELECT id FROM bookings WHERE id = ANY ($1::bigint[]) ORDER BY id FOR NO KEY UPDATE',
};

/** In the order of their ids: nobody waits for somebody who waits for us. */
export const lockBookings = async (tx: Transaction, ids: readonly number[]): Promise<void> =>
  void (await tx.rows(LOCK_JOBS, [ids]));

const DAY_OFF: Statement = {
  name: 'add-day-off',
  text: `INSERT INTO serviceman_days_off (account_id, day) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
};

/** Nothing is offered to the serviceman for this day. */
export const addDayOff = async (
  tx: Transaction,
  servicemanId: number,
  day: IndiaDay,
): Promise<void> => void (await tx.rows(DAY_OFF, [servicemanId, day]));

const NAMES: Statement = {
  name: 'list-names-of-servicemen',
  text: `SELECT account_id AS id, trim(first_name || ' ' || last_name) AS name FROM profiles
    WHERE account_id = ANY ($1::bigint[])`,
};

export const namesOf = async (
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (await tx.rows<{ id: number; name: string }>(NAMES, [ids])).map(({ id, name }) => [id, name]),
  );
