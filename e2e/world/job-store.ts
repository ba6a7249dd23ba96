import type { AddOnStatus } from '@karigar/domain/bookings/add-ons';
import { withClient } from '../../apps/api/src/db/connect.ts';
import type { Look } from '../../apps/api/testing/fresh-people.ts';

/** Runs SQL on this world's database, without row-level security. */
export const look: Look = (sql, values) =>
  withClient(process.env['E2E_DATABASE'] ?? '', async (client) => {
    const { rows } = await client.query(sql, values);
    return rows;
  });

type Columns = Partial<
  Record<
    | 'state'
    | 'address'
    | 'area'
    | 'customer_name'
    | 'customer_phone'
    | 'hold_reason'
    | 'street'
    | 'subscription_id'
    | 'started_at'
    | 'ended_at'
    | 'held_until'
    | 'scheduled_at'
    | 'expected_at'
    | 'arrived_at'
    | 'taken_over_at'
    | 'visit_charge'
    | 'total_after_end'
    | 'paid',
    string | number | Date | null
  >
>;

/** Changes the booking as somebody else would. */
export async function changeBooking(bookingId: number, columns: Columns): Promise<void> {
  const sets = Object.keys(columns).map((name, at) => `${name} = $${at + 2}`);
  await look(`UPDATE bookings SET ${sets.join(', ')}, updated_at = now() WHERE id = $1`, [
    bookingId,
    ...Object.values(columns),
  ]);
}

/** The skill of every ordered job, without the operator who would save it in the console. */
export const addSkill = (servicemanId: number): Promise<object[]> =>
  look(`INSERT INTO serviceman_skills VALUES ($1, 'ac-repair')`, [servicemanId]);

export interface BookingNow {
  state: string;
  bookingNo: string;
  totalAfterEnd: number | null;
}

export async function readBooking(bookingId: number): Promise<BookingNow> {
  const [found] = await look<BookingNow>(
    `SELECT state, booking_no AS "bookingNo", total_after_end::float8 AS "totalAfterEnd"
     FROM bookings WHERE id = $1`,
    [bookingId],
  );
  if (found === undefined) throw new Error(`no booking ${bookingId}`);
  return found;
}

/** What people did; dispatch may or may not have offered the job before an operator assigned it. */
export async function commandsOf(bookingId: number): Promise<string[]> {
  const rows = await look<{ command: string }>(
    `SELECT command FROM booking_events
     WHERE booking_id = $1 AND command <> 'offer' ORDER BY id`,
    [bookingId],
  );
  return rows.map(({ command }) => command);
}

/** Adds add-ons of the booking's service by name, with the customer's answers. */
export async function addAddOns(
  bookingId: number,
  addOns: Readonly<Record<string, AddOnStatus>>,
  quantity = 1,
): Promise<void> {
  await look(
    `INSERT INTO booking_add_ons (booking_id, add_on_id, name, name_hi, price, quantity, status, proposed_at)
     SELECT b.id, a.id, a.name, a.name_hi, a.price, $4, given.status, now()
     FROM bookings b JOIN add_ons a USING (service_id),
       unnest($2::text[], $3::text[]) AS given (name, status)
     WHERE b.id = $1 AND a.name = given.name ORDER BY a.id`,
    [bookingId, Object.keys(addOns), Object.values(addOns), quantity],
  );
}

/** Adds a package with these cars (company, number, colour) to the booking. */
export async function addCars(
  bookingId: number,
  cars: readonly (readonly [string, string, string])[],
): Promise<void> {
  const [made] = await look<{ id: number }>(
    `WITH package AS (
       INSERT INTO subscriptions (customer_id, name)
       SELECT customer_id, 'Monthly' FROM bookings WHERE id = $1 RETURNING id
     ), parked AS (
       INSERT INTO cars (subscription_id, company, number, colour)
       SELECT id, car->>0, car->>1, car->>2 FROM package, jsonb_array_elements($2::jsonb) AS car
     )
     SELECT id::float8 AS id FROM package`,
    [bookingId, JSON.stringify(cars)],
  );
  await changeBooking(bookingId, { subscription_id: made?.id ?? null });
}

export async function addHold(bookingId: number, at: Date): Promise<void> {
  await look(
    `INSERT INTO booking_events (booking_id, command, actor, from_state, to_state, received_at)
     VALUES ($1, 'hold', 'serviceman', 'started', 'held', $2)`,
    [bookingId, at],
  );
}

export const paymentsOf = (bookingId: number): Promise<{ amount: number; mode: string }[]> =>
  look(`SELECT amount::float8 AS amount, mode FROM payments WHERE booking_id = $1`, [bookingId]);

export async function payAll(bookingId: number): Promise<void> {
  await look(
    `WITH paid AS (
       UPDATE bookings SET paid = total_after_end WHERE id = $1 RETURNING id, paid, serviceman_id
     )
     INSERT INTO payments (booking_id, amount, mode, taken_by, taken_at)
     SELECT id, paid, 'cash', serviceman_id, now() FROM paid`,
    [bookingId],
  );
  await look(
    `WITH numbered AS (
       INSERT INTO invoice_years AS y (year, latest) VALUES (2026, 1)
       ON CONFLICT (year) DO UPDATE SET latest = y.latest + 1 RETURNING year, latest
     )
     INSERT INTO invoices (booking_id, year, serial, issued_at, total, tax_rate, tax)
     SELECT id, year, latest, now(), paid, 1800, round(paid * 18 / 118.0) FROM numbered, bookings
     WHERE id = $1`,
    [bookingId],
  );
}

/** Changes the booking as an operator would: with a hint to both sides. */
export async function changeByOperations(bookingId: number, columns: Columns): Promise<void> {
  const sets = Object.keys(columns).map((name, at) => `${name} = $${at + 2}`);
  await look(
    `WITH changed AS (
       UPDATE bookings SET ${sets.join(', ')}, version = version + 1, updated_at = now()
       WHERE id = $1 RETURNING id, version, customer_id, serviceman_id
     )
     INSERT INTO outbox (account_id, kind, subject_id, version)
     SELECT party, 'booking', id, version
     FROM changed, unnest(ARRAY[customer_id, serviceman_id]) AS party WHERE party IS NOT NULL`,
    [bookingId, ...Object.values(columns)],
  );
}

/** A session of an operator who has just shown a passkey. */
export const addOperatorSession = (accountId: number, tokenHash: Buffer): Promise<object[]> =>
  look(
    `INSERT INTO sessions (token_hash, account_id, role, created_at, last_used_at, idle_expires_at, expires_at,
       passkey_shown_at)
     VALUES ($1, $2, 'operator', now(), now(), now() + interval '30 minutes', now() + interval '12 hours', now())`,
    [tokenHash, accountId],
  );

/** The refund that waits for a person's transfer. */
export async function refundTransferOf(bookingId: number): Promise<number> {
  const [row] = await look<{ id: number }>(
    `SELECT id::float8 AS id FROM refund_transfers WHERE booking_id = $1`,
    [bookingId],
  );
  return row?.id ?? 0;
}
