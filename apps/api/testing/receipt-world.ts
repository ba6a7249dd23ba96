import type { Language } from '@karigar/domain/language';
import { createBookingWorld, type BookingRef } from './booking-world.ts';
import { people } from './people.ts';

type Invoice = { readonly serial: number; readonly total: number; readonly tax: number };
type Gaps = { readonly missing: number; readonly wrong: number };

const GAPS = `
  SELECT (SELECT count(*)::int FROM bookings b WHERE state = 'completed' AND total_after_end > 0
      AND NOT EXISTS (SELECT FROM invoices i WHERE i.booking_id = b.id)) AS missing,
    (SELECT count(*)::int FROM (
      SELECT serial, row_number() OVER (PARTITION BY year, series ORDER BY serial) AS at FROM invoices
    ) AS i WHERE serial <> at) AS wrong`;

/** A booking world that can read invoices and corrupt them. */
export const createReceiptWorld = async (...options: Parameters<typeof createBookingWorld>) => {
  const world = await createBookingWorld(...options);
  const { look } = world;
  return {
    ...world,
    invoiceOf: async ({ bookingId }: BookingRef): Promise<Invoice | undefined> =>
      (
        await look<Invoice>(
          `SELECT serial, total::int, tax::int FROM invoices WHERE booking_id = $1`,
          [bookingId],
        )
      )[0],
    /** Completed bookings without an invoice, and numbers that do not follow the previous one. */
    gaps: async (): Promise<Gaps | undefined> => (await look<Gaps>(GAPS))[0],
    falsifyBooks: ({ bookingId }: BookingRef) =>
      look(`UPDATE invoices SET total = total + 1 WHERE booking_id = $1`, [bookingId]),
    takePart: ({ bookingId }: BookingRef, amount: number) =>
      look(`UPDATE bookings SET paid = $2 WHERE id = $1`, [bookingId, amount]),
    takeMoneyBack: ({ bookingId }: BookingRef) =>
      look(`UPDATE bookings SET paid = 0 WHERE id = $1`, [bookingId]),
    ashaSpeaks: (language: Language) =>
      look(`UPDATE accounts SET language = $2 WHERE id = $1`, [people.asha.id, language]),
  };
};

export type ReceiptWorld = Awaited<ReturnType<typeof createReceiptWorld>>;
