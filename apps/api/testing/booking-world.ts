import type { AddOnStatus } from '@karigar/domain/bookings/add-ons';
import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Instant } from '@karigar/domain/dates/instant';
import { traceBooking } from './booking-traces.ts';
import { people } from './people.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const HOUR = 3_600_000;
const SERVICE = 9_001;

/** The add-ons of a planted booking's service, in paise; the booking's total is 599 rupees. */
export const ADD_ONS = {
  tap: { id: 90_011, price: 84_950, name: 'Planted tap', hindi: 'नल' },
  pipe: { id: 90_012, price: 120_000, name: 'Planted pipe', hindi: 'पाइप' },
  retired: { id: 90_013, price: 50_000, name: 'Planted relic', hindi: 'पुराना' },
} as const;
export const TOTAL = 59_900;

export type BookingRef = { readonly bookingId: number; readonly orderId: number };

export type Plan = {
  readonly addOns?: readonly (readonly [keyof typeof ADD_ONS, number, AddOnStatus])[];
  readonly scheduledAt?: Instant;
  readonly bookedAt?: Instant;
  /** Of a completed or cancelled booking: when it became so. */
  readonly overAt?: Instant;
  readonly seenAt?: Instant;
  readonly subscriptionId?: number;
  /** Null plants none. */
  readonly code?: string | null;
  readonly expiresAt?: Instant;
};

const PLANT_CATALOGUE = `
  WITH category AS (
    INSERT INTO categories VALUES (9000, 'Planted', 'नमूना', '/planted.webp')
  ), service AS (
    INSERT INTO services (id, category_id, name, name_hi, price, minutes, image)
    VALUES ($1, 9000, 'Planted service', 'नमूना सेवा', $2, 60, '/planted.webp')
  )
  INSERT INTO add_ons (id, service_id, name, name_hi, price, is_offered)
  SELECT (item->>'id')::bigint, $1, item->>'name', item->>'hindi', (item->>'price')::bigint,
    item->>'name' <> 'Planted relic'
  FROM jsonb_array_elements($3::jsonb) AS item`;

const PLANT_BOOKING = `
  WITH placed AS (INSERT INTO orders (customer_id, placed_at) VALUES ($1, $4) RETURNING id)
  INSERT INTO bookings (order_id, customer_id, serviceman_id, service_id, subscription_id, state,
    seen_at, service_name, service_name_hi, image, serviceman_name, customer_name, customer_phone,
    alternate_phone, area, street, address, price, quantity, total, total_after_end, scheduled_at,
    booked_at, started_at, ended_at, held_until, updated_at, over_at)
  SELECT placed.id, $1, $2, ${SERVICE}, $5, $3, $6, 'Planted service', 'नमूना सेवा', '/planted.webp',
    'Suresh Pawar', 'Asha Kulkarni', '9890011223', '9890011224', 'Kothrud', 'Lane 5', 'Flat 3, Lane 5',
    ${TOTAL}, 1, ${TOTAL}, $7, $8, $4, $9, $10, $11, $4, $12
  FROM placed RETURNING id::float8 AS "bookingId", order_id::float8 AS "orderId"`;

const PLANT_ADD_ON = `
  INSERT INTO booking_add_ons (booking_id, add_on_id, name, name_hi, price, quantity, status, proposed_at)
  SELECT $1, id, name, name_hi, price, $3, $4, now() FROM add_ons WHERE id = $2`;

const PLANT_CODE = `
  INSERT INTO completion_codes (booking_id, code_sealed, made_at, expires_at) VALUES ($1, $2, $3, $4)`;

const PLANT_SUBSCRIPTION = `
  WITH planted AS (INSERT INTO subscriptions (customer_id, name) VALUES ($1, 'Planted') RETURNING id),
    parked AS (
      INSERT INTO cars (subscription_id, company, number, colour)
      SELECT planted.id, car->>0, car->>1, car->>2
      FROM planted, jsonb_array_elements($2::jsonb) AS car
    )
  SELECT id::float8 AS id FROM planted`;

const OPEN_ROWS = `
  DO $$ DECLARE guarded regclass; BEGIN
    FOR guarded IN SELECT oid FROM pg_class WHERE relrowsecurity
      AND relnamespace = 'public'::regnamespace LOOP
      EXECUTE format('ALTER TABLE %s DISABLE ROW LEVEL SECURITY', guarded);
    END LOOP;
  END $$`;

const BEFORE_ASSIGNMENT: ReadonlySet<BookingState> = new Set(['requested', 'refused']);
const STARTED: ReadonlySet<BookingState> = new Set(['started', 'held', 'ended', 'completed']);
const OVER: ReadonlySet<BookingState> = new Set(['completed', 'cancelled']);
const ENDED: ReadonlySet<BookingState> = new Set(['ended', 'completed']);

const billOf = (plan: Plan): number =>
  (plan.addOns ?? [])
    .filter(([, , status]) => status === 'accepted')
    .reduce((sum, [name, quantity]) => sum + ADD_ONS[name].price * quantity, TOTAL);

const plantOn =
  (app: TestApp) =>
  async (state: BookingState, plan: Plan = {}): Promise<BookingRef> => {
    const now = app.now();
    const when = (applies: boolean, instant: Instant): Date | null =>
      applies ? new Date(instant) : null;
    const [ref] = await app.look<BookingRef>(PLANT_BOOKING, [
      people.asha.id,
      BEFORE_ASSIGNMENT.has(state) ? null : people.suresh.id,
      state,
      new Date(plan.bookedAt ?? now - 48 * HOUR),
      plan.subscriptionId ?? null,
      when(plan.seenAt !== undefined, plan.seenAt ?? 0),
      ENDED.has(state) ? billOf(plan) : null,
      new Date(plan.scheduledAt ?? now + HOUR),
      when(STARTED.has(state), now - HOUR),
      when(ENDED.has(state), now - HOUR / 2),
      state === 'held' ? new Date(now) : null,
      when(OVER.has(state), plan.overAt ?? now - HOUR / 4),
    ]);
    if (!ref) throw new Error('nothing planted');
    for (const [name, quantity, status] of plan.addOns ?? []) {
      await app.look(PLANT_ADD_ON, [ref.bookingId, ADD_ONS[name].id, quantity, status]);
    }
    const { code = '482913' } = plan;
    if (code !== null) {
      const sealed = app.context.vault.seal(code, `completion_codes.code:${ref.bookingId}`);
      const expiresAt = when(plan.expiresAt !== undefined, plan.expiresAt ?? 0);
      await app.look(PLANT_CODE, [ref.bookingId, sealed, new Date(now), expiresAt]);
    }
    return ref;
  };

/** A test app with a service of known prices, four sessions, and bookings of Suresh and Asha on request. */
export const createBookingWorld = async (options: Parameters<typeof createTestApp>[0] = {}) => {
  const app = await createTestApp(options);
  await app.look(PLANT_CATALOGUE, [SERVICE, TOTAL, JSON.stringify(Object.values(ADD_ONS))]);
  const [suresh, imran, asha, rohan] = await Promise.all([
    app.signIn('suresh'),
    app.signIn('imran'),
    app.signIn('asha'),
    app.signIn('rohan'),
  ]);
  return {
    ...app,
    serviceId: SERVICE,
    suresh: { token: suresh },
    imran: { token: imran },
    asha: { token: asha },
    rohan: { token: rohan },
    plant: plantOn(app),
    /** Cars as company, number and colour. */
    plantSubscription: async (
      customerId: number,
      cars: readonly (readonly [string, string, string])[],
    ): Promise<number> => {
      const [planted] = await app.look<{ id: number }>(PLANT_SUBSCRIPTION, [
        customerId,
        JSON.stringify(cars),
      ]);
      if (!planted) throw new Error('nothing planted');
      return planted.id;
    },
    /** Turns row level security off, in this database only, so that only the check in code is left. */
    openRows: async (): Promise<void> => {
      await app.look(OPEN_ROWS);
    },
    traces: ({ bookingId }: BookingRef) => traceBooking(app, bookingId),
  };
};

export type BookingWorld = Awaited<ReturnType<typeof createBookingWorld>>;
