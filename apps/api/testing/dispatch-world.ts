import type { Instant } from '@karigar/domain/dates/instant';
import type { Place } from '@karigar/domain/bookings/place';
import { dispatchBooking } from '#modules/offers/index';
import { SYSTEM } from '#platform/db';
import { createBookingWorld, type BookingRef } from './booking-world.ts';
import { createPerson } from './fresh-people.ts';
import { people } from './people.ts';

const DAY = 86_400_000;
const HERE: Place = { latitude: 18.5074, longitude: 73.8077 };

/** A place this many kilometres north of HERE. */
export const away = (km: number): Place => ({ ...HERE, latitude: HERE.latitude + km / 111.2 });

const NOBODY_WORKS = `WITH hours AS (DELETE FROM serviceman_hours), off AS (DELETE FROM serviceman_days_off),
    offered AS (DELETE FROM offers)
  DELETE FROM serviceman_work`;

const STAND = `WITH hours AS (
    INSERT INTO serviceman_hours (account_id, weekday, from_minute, to_minute)
    SELECT $1, weekday, 0, 1440 FROM generate_series(1, 7) AS weekday
  )
  INSERT INTO serviceman_work (account_id, latitude, longitude, reach_km) VALUES ($1, $2, $3, 30)`;

/** As if the booking had been ordered with a location. */
const PLACE = `UPDATE bookings SET latitude = $2, longitude = $3, minutes = 60, dispatch_at = $4 WHERE id = $1`;

const OFFERS = `SELECT serviceman_id::float8 AS serviceman, round::int AS round, outcome,
    expires_at AS until, reasons FROM offers WHERE booking_id = $1 ORDER BY id`;

export type SeenOffer = {
  readonly serviceman: number;
  readonly round: number;
  readonly outcome: string | null;
  readonly until: Date;
  readonly reasons: readonly string[];
};

/** A world in which only servicemen placed by `stand` are on duty. */
export const createDispatchWorld = async () => {
  const world = await createBookingWorld({ env: { DISPATCH: 'offers' } });
  await world.look(NOBODY_WORKS);
  let requests = 0;
  const stand = async (accountId: number, km: number): Promise<void> => {
    const { latitude, longitude } = away(km);
    await world.look(STAND, [accountId, latitude, longitude]);
  };
  return {
    ...world,
    /** Puts the serviceman on duty, this far from the jobs. */
    stand,
    /** Takes everybody off duty and deletes all offers. */
    leave: () => world.look(NOBODY_WORKS),
    /** A new serviceman on duty, with a session. */
    newServiceman: async (km: number) => {
      const person = await createPerson(world.look, 'serviceman', world.now());
      await stand(person.id, km);
      const session = { accountId: person.id, role: 'serviceman' } as const;
      const { authToken } = await world.context.databases.system.transaction(SYSTEM, (tx) =>
        world.context.sessions.open(tx, session),
      );
      return { id: person.id, token: authToken };
    },
    /** On a day of its own, so that no other booking interferes, unless the time is given. */
    request: async (
      at?: Instant,
      code: string | null = null,
      bookedAt?: Instant,
    ): Promise<BookingRef> => {
      requests += 1;
      const scheduledAt = at ?? world.now() + (20 + 10 * requests) * DAY;
      const booked = bookedAt === undefined ? {} : { bookedAt };
      const ref = await world.plant('requested', { scheduledAt, code, ...booked });
      const { latitude, longitude } = HERE;
      await world.look(PLACE, [ref.bookingId, latitude, longitude, new Date(world.now())]);
      return ref;
    },
    dispatch: (ref: BookingRef): Promise<void> =>
      world.context.databases.system.transaction(SYSTEM, (tx) =>
        dispatchBooking({ tx, now: world.now() }, ref),
      ),
    offers: ({ bookingId }: BookingRef): Promise<SeenOffer[]> => world.look(OFFERS, [bookingId]),
    stateOf: async ({ bookingId }: BookingRef) => {
      const [row] = await world.look<{
        state: string;
        serviceman: number | null;
        next: Date | null;
      }>(
        'SELECT state, serviceman_id::float8 AS serviceman, dispatch_at AS next FROM bookings WHERE id = $1',
        [bookingId],
      );
      return row;
    },
    notificationsAbout: (
      { bookingId }: BookingRef,
      kind: string,
    ): Promise<{ account_id: string }[]> =>
      world.look('SELECT account_id FROM notifications WHERE booking_id = $1 AND kind = $2', [
        bookingId,
        kind,
      ]),
    people,
    block: (accountId: number, blockedId: number, { bookingId }: BookingRef) =>
      world.look(
        `INSERT INTO person_blocks (account_id, blocked_id, booking_id, blocked_at) VALUES ($1, $2, $3, now())`,
        [accountId, blockedId, bookingId],
      ),
    setPhone: (accountId: number, phone: string) =>
      world.look('UPDATE accounts SET phone = $2 WHERE id = $1', [accountId, phone]),
    /** The same hours every day, in minutes after midnight. */
    setHours: (accountId: number, from: number, to: number) =>
      world.look(
        'UPDATE serviceman_hours SET from_minute = $2, to_minute = $3 WHERE account_id = $1',
        [accountId, from, to],
      ),
    takeDayOff: (accountId: number, day: string) =>
      world.look('INSERT INTO serviceman_days_off (account_id, day) VALUES ($1, $2)', [
        accountId,
        day,
      ]),
    rate: (accountId: number, ratings: number, stars: number) =>
      world.look(
        'INSERT INTO serviceman_ratings (account_id, ratings, stars) VALUES ($1, $2, $3)',
        [accountId, ratings, stars],
      ),
    /** Cancels as an operator or the customer would. */
    cancel: ({ bookingId }: BookingRef) =>
      world.look(`UPDATE bookings SET state = 'cancelled' WHERE id = $1`, [bookingId]),
    /** Hints about the end of this offer, which were written with the change that ended it. */
    goneHints: ({ bookingId }: BookingRef, accountId: number) =>
      world.look(
        `SELECT FROM outbox WHERE account_id = $1 AND kind = 'offers' AND subject_id = $2 AND version IS NOT NULL`,
        [accountId, bookingId],
      ),
    wakes: ({ bookingId }: BookingRef) =>
      world.look(
        `SELECT FROM outbox WHERE task = 'dispatch-booking' AND payload->>'bookingId' = $1`,
        [String(bookingId)],
      ),
    reasonsGiven: ({ bookingId }: BookingRef): Promise<{ details: unknown }[]> =>
      world.look(
        `SELECT details FROM booking_events WHERE booking_id = $1 AND command = 'cancel'`,
        [bookingId],
      ),
    servedArea: async () => {
      const [area] = await world.look<{ id: number; name: string; name_hi: string }>(
        'SELECT id::float8 AS id, name, name_hi FROM areas WHERE is_served ORDER BY id LIMIT 1',
      );
      if (area === undefined) throw new Error('no area is served');
      return area;
    },
    /** Runs the work while the database refuses offers of this booking. */
    withoutOffers: async ({ bookingId }: BookingRef, work: () => Promise<unknown>) => {
      await world.look(
        `ALTER TABLE offers ADD CONSTRAINT planted CHECK (booking_id <> ${bookingId})`,
      );
      await work();
      await world.look('ALTER TABLE offers DROP CONSTRAINT planted');
    },
  };
};

export type DispatchWorld = Awaited<ReturnType<typeof createDispatchWorld>>;
