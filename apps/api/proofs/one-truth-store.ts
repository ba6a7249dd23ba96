import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Statement, Transaction } from '#platform/db';
import type { Look } from '#testing/fresh-people';

const PLACED: Statement = {
  name: 'place-searched',
  text: `UPDATE bookings SET latitude = $2, longitude = $3, minutes = 60, dispatch_at = updated_at,
      area_id = (SELECT min(id) FROM areas WHERE is_served) WHERE id = $1`,
};

/** As if it had just been ordered with an address. */
export const placeSearched = async (
  tx: Transaction,
  bookingId: number,
  place: { readonly latitude: number; readonly longitude: number },
): Promise<void> => void (await tx.rows(PLACED, [bookingId, place.latitude, place.longitude]));

export type Standing = {
  readonly state: BookingState;
  readonly version: number;
  readonly dispatchAt: Date | null;
  readonly overdueAt: Date | null;
  readonly open: readonly { readonly serviceman: number; readonly offeredAt: number }[];
};

const STANDING: Statement = {
  name: 'read-searched',
  text: `SELECT state, version, dispatch_at AS "dispatchAt", overdue_at AS "overdueAt",
      (SELECT coalesce(json_agg(json_build_object('serviceman', o.serviceman_id,
          'offeredAt', round(extract(epoch FROM o.offered_at) * 1000)) ORDER BY o.id), '[]')
        FROM offers o WHERE o.booking_id = b.id AND o.outcome IS NULL) AS open
    FROM bookings b WHERE id = $1`,
};

export const readStanding = async (tx: Transaction, bookingId: number): Promise<Standing> => {
  const [row] = await tx.rows<Standing>(STANDING, [bookingId]);
  if (row === undefined) throw new Error(`booking ${bookingId} is not there`);
  return row;
};

const AWAY: Statement = {
  name: 'end-life',
  text: `UPDATE bookings SET state = 'cancelled' WHERE id = $1 AND state <> 'cancelled'`,
};

const UNBLOCK: Statement = {
  name: 'lift-blocks',
  text: 'UPDATE person_blocks SET lifted_at = blocked_at WHERE booking_id = $1 AND lifted_at IS NULL',
};

/** Frees the people for the next life. */
export const endLife = async (tx: Transaction, bookingId: number): Promise<void> => {
  await tx.rows(AWAY, [bookingId]);
  await tx.rows(UNBLOCK, [bookingId]);
};

const NO_HOURS: Statement = {
  name: 'drop-hours',
  text: 'DELETE FROM serviceman_hours WHERE account_id = $1',
};
const SPAN: Statement = {
  name: 'add-span',
  text: `INSERT INTO serviceman_hours (account_id, weekday, from_minute, to_minute)
    SELECT $1, weekday, $2, $3 FROM unnest($4::smallint[]) AS weekday`,
};

/** The same hours on each of these weekdays, instead of the earlier ones. */
export const setHours = async (
  tx: Transaction,
  accountId: number,
  hours: { readonly from: number; readonly to: number; readonly weekdays: readonly number[] },
): Promise<void> => {
  await tx.rows(NO_HOURS, [accountId]);
  await tx.rows(SPAN, [accountId, hours.from, hours.to, hours.weekdays]);
};

/** Bugs that the lives must find, planted in the database. */
export const TRUTH_BUGS = {
  'a notification without the deadline': {
    plant: `CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN NEW.details := NEW.details - 'by'; RETURN NEW; END $$;
      CREATE TRIGGER planted BEFORE INSERT ON notifications FOR EACH ROW WHEN (NEW.kind = 'nobody-yet')
        EXECUTE FUNCTION planted()`,
    remove: 'DROP FUNCTION planted CASCADE',
  },
  'a booking given back that is not searched again': {
    plant: 'ALTER TABLE bookings DISABLE TRIGGER plan_dispatch_again',
    remove: 'ALTER TABLE bookings ENABLE TRIGGER plan_dispatch_again',
  },
  'a booking with operators that their list does not show': {
    plant: `CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN NEW.command := 'expire'; RETURN NEW; END $$;
      CREATE TRIGGER planted BEFORE INSERT ON booking_events FOR EACH ROW
        WHEN (NEW.command = 'refuse' AND NEW.to_state = 'refused') EXECUTE FUNCTION planted()`,
    remove: 'DROP FUNCTION planted CASCADE',
  },
} as const;

export const planted = async <Value>(
  look: Look,
  bug: keyof typeof TRUTH_BUGS,
  work: () => Promise<Value>,
): Promise<Value> => {
  await look(TRUTH_BUGS[bug].plant);
  try {
    return await work();
  } finally {
    await look(TRUTH_BUGS[bug].remove);
  }
};

const BLOCK: Statement = {
  name: 'block-for-life',
  text: `INSERT INTO person_blocks (account_id, blocked_id, booking_id, blocked_at)
    SELECT $2, $3, $1, updated_at FROM bookings WHERE id = $1`,
};

/** Blocks for the rest of this booking's life. */
export const blockFor = async (
  tx: Transaction,
  bookingId: number,
  { by, blocked }: { readonly by: number; readonly blocked: number },
): Promise<void> => void (await tx.rows(BLOCK, [bookingId, by, blocked]));
