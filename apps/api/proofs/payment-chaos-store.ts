import type { Look } from '#testing/fresh-people';

export type Captured = {
  readonly gatewayId: string;
  readonly amount: number;
  /** Ledger transactions of the capture, and what they put into the gateway's account. */
  readonly posted: number;
  readonly captured: number;
  readonly sentBack: number;
};

/** Each capture that we know, with what the ledger has of it. */
export const readCaptured = (look: Look): Promise<Captured[]> =>
  look(`
    SELECT c.gateway_payment_id AS "gatewayId", c.amount::float8 AS amount,
      (SELECT count(*)::int FROM ledger_transactions t WHERE t.cause = 'capture' AND t.cause_id = c.id) AS posted,
      coalesce((SELECT sum(e.amount) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
        WHERE t.cause = 'capture' AND t.cause_id = c.id AND e.account = 'gateway'), 0)::float8 AS captured,
      coalesce((SELECT -sum(e.amount) FROM online_refunds r JOIN ledger_transactions t ON t.cause = 'online-refund'
          AND t.cause_id = r.id JOIN ledger_entries e ON e.transaction_id = t.id
        WHERE r.capture_id = c.id AND e.account = 'gateway'), 0)::float8 AS "sentBack"
    FROM online_captures c`);

export type Sums = {
  readonly gateway: number;
  /** Bookings whose customer's credit is neither a payment nor sent back. */
  readonly withCredit: number;
  readonly overpaid: number;
  readonly notSums: number;
  readonly cash: number;
  readonly online: number;
};

/** The same from the other side: the accounts, and what the bookings say is paid. */
export const readSums = async (look: Look, bookings: readonly number[]): Promise<Sums> => {
  const [row] = await look<Sums>(
    `SELECT (SELECT coalesce(sum(amount), 0)::float8 FROM ledger_entries WHERE account = 'gateway') AS gateway,
      (SELECT count(*)::int FROM (SELECT FROM ledger_entries WHERE account = 'customer-credit' GROUP BY booking_id
        HAVING sum(amount) <> 0) AS c) AS "withCredit",
      (SELECT count(*)::int FROM bookings WHERE id = ANY($1::bigint[]) AND paid > coalesce(total_after_end, 0)) AS overpaid,
      (SELECT count(*)::int FROM bookings b WHERE id = ANY($1::bigint[]) AND paid <>
        (SELECT coalesce(sum(p.amount - p.reversed), 0) FROM payments p WHERE p.booking_id = b.id)) AS "notSums",
      (SELECT count(*)::int FROM payments WHERE booking_id = ANY($1::bigint[]) AND mode = 'cash') AS cash,
      (SELECT count(*)::int FROM payments WHERE booking_id = ANY($1::bigint[]) AND mode = 'online') AS online`,
    [bookings],
  );
  if (row === undefined) throw new Error('no sums');
  return row;
};

export const countWaiting = async (look: Look): Promise<number> => {
  const [row] = await look<{ waiting: number }>(
    `SELECT (SELECT count(*) FROM online_captures WHERE used IS NULL)::int
      + (SELECT count(*) FROM online_refunds WHERE state <> 'done')::int AS waiting`,
  );
  return row?.waiting ?? 0;
};

export const countForged = async (look: Look): Promise<number> => {
  const [row] = await look<{ forged: number }>(
    `SELECT count(*)::int AS forged FROM gateway_events WHERE event_id LIKE 'forged-%'`,
  );
  return row?.forged ?? 0;
};

/** A hole for the proof to find: the clock never asks the gateway. */
export const plantNoPoll = (look: Look): Promise<unknown> =>
  look(`
    CREATE FUNCTION never_look() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.looks_at := NULL; RETURN NEW; END $$;
    CREATE TRIGGER never_look BEFORE INSERT OR UPDATE ON online_payments FOR EACH ROW EXECUTE FUNCTION never_look()`);
