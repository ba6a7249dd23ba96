import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

export type OpenAlarm = { readonly id: number; readonly raised_at: Date; readonly due_at: Date };

const OPEN: Statement = {
  name: 'find-open-alarm',
  text: `SELECT id, raised_at, due_at FROM alarms WHERE account_id = $1 AND booking_id = $2 AND ended_at IS NULL`,
};

export const findOpenAlarm = async (
  tx: Transaction,
  accountId: number,
  bookingId: number,
): Promise<OpenAlarm | null> => (await tx.rows<OpenAlarm>(OPEN, [accountId, bookingId]))[0] ?? null;

/** A second press takes the newer position and keeps the deadline. */
const RAISE = named({
  name: 'raise-alarm',
  text: `INSERT INTO alarms (account_id, role, booking_id, latitude, longitude, raised_at, due_at)
    VALUES ($accountId, $role, $bookingId, $latitude, $longitude, $raisedAt, $dueAt)
    ON CONFLICT (account_id, booking_id) WHERE ended_at IS NULL DO UPDATE
      SET latitude = coalesce(excluded.latitude, alarms.latitude),
        longitude = coalesce(excluded.longitude, alarms.longitude)
    RETURNING id, raised_at, due_at`,
});

export const insertAlarm = async (
  tx: Transaction,
  alarm: {
    readonly accountId: number;
    readonly role: 'serviceman' | 'customer';
    readonly bookingId: number;
    readonly latitude: number | null;
    readonly longitude: number | null;
    readonly raisedAt: Date;
    readonly dueAt: Date;
  },
): Promise<OpenAlarm> => {
  const [raised] = await tx.rows<OpenAlarm>(RAISE, RAISE.values(alarm));
  if (raised === undefined) throw new Error('no alarm was raised');
  return raised;
};

const END: Statement = {
  name: 'end-own-alarm',
  text: `UPDATE alarms SET ended_by = $2, ended_at = $3 WHERE id = $1 AND account_id = $2 AND ended_at IS NULL
    RETURNING id`,
};

/** Whether it was open. */
export const endOwnAlarm = async (
  tx: Transaction,
  id: number,
  accountId: number,
  now: Date,
): Promise<boolean> => (await tx.rows(END, [id, accountId, now])).length > 0;
