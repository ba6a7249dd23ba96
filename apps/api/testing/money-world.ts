import { addPayment } from '@karigar/contract/payments/add-payment';
import { createBookingWorld, type BookingRef, type Plan } from './booking-world.ts';
import { people, type PersonName } from './people.ts';

export type Balances = {
  readonly cash: number;
  readonly payable: number;
  readonly waiting: number;
};

const BALANCE = `SELECT cash_in_hand::float8 AS cash, payable::float8 AS payable, share_waiting::float8 AS waiting
  FROM serviceman_balances WHERE serviceman_id = $1`;

const ENTRIES = `SELECT t.cause, e.account, e.amount::float8 AS amount, e.kind, e.part, e.id::float8 AS id, t.reason,
    t.written_by::float8 AS by
  FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id WHERE e.booking_id = $1 ORDER BY e.id`;

export type WrittenEntry = {
  readonly cause: string;
  readonly account: string;
  readonly amount: number;
  readonly kind: string;
  readonly part: string | null;
  readonly id: number;
  readonly reason: string | null;
  readonly by: number | null;
};

const UNEXPLAINED = `SELECT 'sum of ' || transaction_id AS wrong FROM ledger_entries
    GROUP BY transaction_id HAVING sum(amount) <> 0
  UNION ALL SELECT 'balance of ' || b.serviceman_id FROM serviceman_balances b
    WHERE cash_in_hand <> (SELECT coalesce(sum(amount), 0) FROM ledger_entries e
        WHERE e.account = 'cash-in-hand' AND e.owner_id = b.serviceman_id)
      OR payable <> (SELECT coalesce(-sum(amount), 0) FROM ledger_entries e
        WHERE e.account = 'payable' AND e.owner_id = b.serviceman_id)
  UNION ALL SELECT 'paid of ' || b.id FROM bookings b
    WHERE b.paid <> (SELECT coalesce(sum(amount - reversed), 0) FROM payments p WHERE p.booking_id = b.id)
      AND EXISTS (SELECT FROM payments p WHERE p.booking_id = b.id)
  UNION ALL SELECT 'due of ' || t.booking_id FROM ledger_transactions t JOIN bookings b ON b.id = t.booking_id
    WHERE t.cause = 'bill' AND b.total_after_end - b.paid <> (SELECT sum(amount) FROM ledger_entries e
      WHERE e.booking_id = b.id AND e.account = 'customer-due')
  UNION ALL SELECT 'refunds of ' || b.id FROM bookings b WHERE b.refunded <> (
      SELECT coalesce(-sum(amount), 0) FROM ledger_entries e WHERE e.booking_id = b.id AND e.account = 'refunds'
        AND e.kind <> 'sent-back')`;

/** The booking world with an operator and reads of the ledger. */
export const createMoneyWorld = async (options: Parameters<typeof createBookingWorld>[0] = {}) => {
  const world = await createBookingWorld(options);
  const priya = { token: await world.signIn('priya') };
  const wire = ({ bookingId, orderId }: BookingRef) => ({
    bookingId: String(bookingId),
    mainId: String(orderId),
  });
  const payAs = (ref: BookingRef, amount: string, by: { token: string; key?: string }) =>
    world.sendFields(addPayment, { ...wire(ref), amount, paymentMode: 'cash' }, by);
  const pay = (ref: BookingRef, amount: string, key?: string) =>
    payAs(ref, amount, { ...world.suresh, ...(key === undefined ? {} : { key }) });
  const paymentOf = async ({ bookingId }: BookingRef): Promise<number> => {
    const sql = 'SELECT max(id)::float8 AS id FROM payments WHERE booking_id = $1';
    return (await world.look<{ id: number }>(sql, [bookingId]))[0]?.id ?? 0;
  };
  return {
    ...world,
    priya,
    wire,
    pay,
    payAs,
    paymentOf,
    /** A completed job of ₹599.00 (tax 91.38, commission 76.14, share 431.48), paid in cash. */
    paidJob: async (plan: Plan = {}): Promise<BookingRef & { readonly paymentId: number }> => {
      const ref = await world.plant('completed', plan);
      await pay(ref, '599.00');
      return { ...ref, paymentId: await paymentOf(ref) };
    },
    balance: async (of: PersonName | number): Promise<Balances> =>
      (await world.look<Balances>(BALANCE, [typeof of === 'number' ? of : people[of].id]))[0] ?? {
        cash: 0,
        payable: 0,
        waiting: 0,
      },
    entries: ({ bookingId }: BookingRef) => world.look<WrittenEntry>(ENTRIES, [bookingId]),
    /** Inconsistencies of the ledger; empty when every rupee is explained. */
    unexplained: async (): Promise<string[]> =>
      (await world.look<{ wrong: string }>(UNEXPLAINED)).map(({ wrong }) => wrong),
  };
};

export type MoneyWorld = Awaited<ReturnType<typeof createMoneyWorld>>;
