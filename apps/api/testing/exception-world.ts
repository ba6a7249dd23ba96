import type { Place } from '@karigar/domain/bookings/place';
import type { Instant } from '@karigar/domain/dates/instant';
import { SYSTEM } from '#platform/db';
import { createPerson } from './fresh-people.ts';
import { createMoneyWorld } from './money-world.ts';
import type { BookingRef } from './booking-world.ts';

const DOOR: Place = { latitude: 18.5074, longitude: 73.8077 };

const PUT = `UPDATE bookings SET latitude = $2, longitude = $3 WHERE id = $1`;
const TO_CAST = `UPDATE bookings SET serviceman_id = $2, customer_id = $3 WHERE id = $1`;
const MICROSECONDS = `UPDATE bookings SET scheduled_at = scheduled_at + interval '123 microseconds' WHERE id = $1`;
const CONTACT = `UPDATE bookings SET customer_phone = NULL, alternate_phone = NULL WHERE id = $1`;
const ROW = `SELECT expected_at, arrived_at, overdue_at, taken_over_at, visit_charge::float8 AS visit_charge,
    visit_settled, visit_case_at, serviceman_id::float8 AS serviceman FROM bookings WHERE id = $1`;
const JOBS = `SELECT count(*)::int AS count FROM outbox WHERE task = 'send-completion-otp'
  AND payload->>'bookingId' = $1`;
const CODE = `SELECT code_sealed, tries, sends, expires_at FROM completion_codes WHERE booking_id = $1`;
const HOLDERS = `SELECT DISTINCT serviceman_id::float8 AS serviceman FROM ledger_entries WHERE booking_id = $1`;
const AGE = `UPDATE completion_overrides SET asked_at = asked_at - interval '25 hours'`;
const SPEND = `UPDATE completion_codes SET tries = 5 WHERE booking_id = $1`;

const ASK = `UPDATE services SET asks_start_code = $2 WHERE id = $1`;

const CHECK = `UPDATE services SET checklist = $2 WHERE id = $1`;
const NUMBER = `SELECT booking_no AS no FROM bookings WHERE id = $1`;
const CHECKLIST = [
  { id: 1, kind: 'step', names: { en: 'Power off' }, unit: '', isRequired: true },
  { id: 2, kind: 'reading', names: { en: 'Current' }, unit: 'A', isRequired: true },
];

type ExceptionRow = {
  readonly expected_at: Date | null;
  readonly arrived_at: Date | null;
  readonly overdue_at: Date | null;
  readonly taken_over_at: Date | null;
  readonly visit_charge: number | null;
  readonly visit_settled: string | null;
  readonly visit_case_at: Date | null;
  readonly serviceman: number | null;
};

type Cast = {
  readonly serviceman: { readonly token: string; readonly id: number };
  readonly customer: { readonly token: string; readonly id: number };
};

/** The money world with located bookings, a movable clock and a second operator. */
export const createExceptionWorld = async () => {
  const world = await createMoneyWorld();
  const second = await createPerson(world.look, 'operator', world.now());
  const { authToken } = await world.context.databases.system.transaction(SYSTEM, (tx) =>
    world.context.sessions.open(tx, { accountId: second.id, role: 'operator' }),
  );
  const began = world.now();
  const enter = async (role: 'serviceman' | 'customer') => {
    const { id } = await createPerson(world.look, role, world.now());
    const session = await world.context.databases.system.transaction(SYSTEM, (tx) =>
      world.context.sessions.open(tx, { accountId: id, role }),
    );
    return { token: session.authToken, id };
  };
  const plantAtDoor = async (scheduledAt: Instant): Promise<BookingRef> => {
    const ref = await world.plant('assigned', { scheduledAt });
    await world.look(PUT, [ref.bookingId, DOOR.latitude, DOOR.longitude]);
    return ref;
  };
  return {
    ...world,
    second: { token: authToken, id: second.id },
    /** A serviceman and a customer without a history. */
    newCast: async (): Promise<Cast> => ({
      serviceman: await enter('serviceman'),
      customer: await enter('customer'),
    }),
    newCustomer: () => enter('customer'),
    /** As `plantAtDoor`, for these two; `metres` puts the door elsewhere. */
    plantFor: async (
      { serviceman, customer }: Cast,
      scheduledAt: Instant,
      metres = 0,
    ): Promise<BookingRef> => {
      const ref = await plantAtDoor(scheduledAt);
      await world.look(TO_CAST, [ref.bookingId, serviceman.id, customer.id]);
      const latitude = DOOR.latitude + metres / 111_195;
      await world.look(PUT, [ref.bookingId, latitude, DOOR.longitude]);
      return ref;
    },
    door: DOOR,
    /** This many metres north of the door. */
    away: (metres: number): Place => ({ ...DOOR, latitude: DOOR.latitude + metres / 111_195 }),
    /** A booking assigned to Suresh, at a known location, for this time. */
    plantAtDoor,
    /** A time with microseconds, which our millisecond clock does not show. */
    addMicroseconds: ({ bookingId }: BookingRef) => world.look(MICROSECONDS, [bookingId]),
    forgetDoor: ({ bookingId }: BookingRef) => world.look(PUT, [bookingId, null, null]),
    withoutPhone: ({ bookingId }: BookingRef) => world.look(CONTACT, [bookingId]),
    /** Sets the clock to this many minutes after the start of the test. */
    setClock: (minutes: number): void => world.moveClock(began + minutes * 60_000),
    began,
    row: async ({ bookingId }: BookingRef): Promise<ExceptionRow> => {
      const [row] = await world.look<ExceptionRow>(ROW, [bookingId]);
      if (row === undefined) throw new Error('no such booking');
      return row;
    },
    codeJobs: async ({ bookingId }: BookingRef): Promise<number> =>
      (await world.look<{ count: number }>(JOBS, [String(bookingId)]))[0]?.count ?? 0,
    code: async ({ bookingId }: BookingRef) =>
      (
        await world.look<{ code_sealed: string; tries: number; sends: number }>(CODE, [bookingId])
      )[0],
    /** The servicemen in whose ledger this booking is. */
    holdersOf: async ({ bookingId }: BookingRef): Promise<number[]> =>
      (await world.look<{ serviceman: number }>(HOLDERS, [bookingId])).map(
        ({ serviceman }) => serviceman,
      ),
    /** Moves all override requests back by a day. */
    ageOverrides: () => world.look(AGE),
    /** Whether the planted service asks for the start code. */
    asksStartCode: (asks: boolean) => world.look(ASK, [world.serviceId, asks]),
    /** Gives the planted service a step and a reading, both required. */
    hasChecklist: () => world.look(CHECK, [world.serviceId, JSON.stringify(CHECKLIST)]),
    numberOf: async ({ bookingId }: BookingRef): Promise<string> =>
      (await world.look<{ no: string }>(NUMBER, [bookingId]))[0]?.no ?? '',
    spendCode: ({ bookingId }: BookingRef) => world.look(SPEND, [bookingId]),
  };
};

export type ExceptionWorld = Awaited<ReturnType<typeof createExceptionWorld>>;
