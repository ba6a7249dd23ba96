import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Rate } from '@karigar/domain/ledger/rates';
import type { Split } from '@karigar/domain/ledger/split-bill';
import type { BillPart } from '@karigar/domain/ledger/work-parts';
import { paise, type Paise } from '@karigar/domain/money';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';
import { readParts } from './part-store.ts';

/** Everything that a bill is computed from. */
export type Billable = {
  readonly customer_id: number;
  readonly serviceman_id: number;
  readonly category_id: number;
  readonly service_names: Names;
  readonly quantity: number;
  readonly total: Paise;
  readonly total_after_end: Paise | null;
  readonly booked_at: Date;
  readonly add_ons: readonly {
    readonly names: Names;
    readonly price: Paise;
    readonly quantity: number;
  }[];
  readonly rates: readonly (Omit<Rate, 'fromDay'> & { readonly fromDay: IndiaDay })[];
};

const BILLABLE: Statement = {
  name: 'read-billable',
  text: `SELECT b.customer_id, b.serviceman_id, s.category_id,
      names_of(b.service_names, b.service_name, b.service_name_hi) AS service_names,
      b.quantity, b.total, b.total_after_end, b.booked_at,
      (SELECT coalesce(json_agg(json_build_object('names', names_of(a.names, a.name, a.name_hi), 'price', a.price,
          'quantity', a.quantity) ORDER BY a.id), '[]')
        FROM booking_add_ons a WHERE a.booking_id = b.id AND a.status = 'accepted') AS add_ons,
      (SELECT coalesce(json_agg(json_build_object('kind', r.kind, 'categoryId', r.category_id,
          'fromDay', r.from_day, 'basisPoints', r.basis_points)), '[]')
        FROM ledger_rates r WHERE r.category_id = s.category_id OR r.category_id IS NULL) AS rates
    FROM bookings b JOIN services s ON s.id = b.service_id
    WHERE b.id = $1 AND b.serviceman_id IS NOT NULL`,
};

export const readBillable = async (tx: Transaction, bookingId: number): Promise<Billable | null> =>
  (await tx.rows<Billable>(BILLABLE, [bookingId]))[0] ?? null;

export type WrittenBill = Split & {
  readonly categoryId: number;
  readonly billed: Paise;
  /** Of shared work, the part of each serviceman; empty for a job that one serviceman did. */
  readonly parts: readonly BillPart[];
};

type BillSums = {
  category_id: number;
  billed: number;
  tax: number;
  commission: number;
  share: number;
};

/** Entries of zero are not written, so a missing row means zero. */
const WRITTEN: Statement = {
  name: 'read-written-bill',
  text: `SELECT s.category_id, coalesce(sum(e.amount) FILTER (WHERE e.account = 'customer-due'), 0)::bigint AS billed,
      coalesce(-sum(e.amount) FILTER (WHERE e.kind = 'tax'), 0)::bigint AS tax,
      coalesce(-sum(e.amount) FILTER (WHERE e.kind = 'commission'), 0)::bigint AS commission,
      coalesce(-sum(e.amount) FILTER (WHERE e.kind = 'share'), 0)::bigint AS share
    FROM ledger_transactions t
      JOIN ledger_entries e ON e.transaction_id = t.id
      JOIN bookings b ON b.id = t.booking_id
      JOIN services s ON s.id = b.service_id
    WHERE t.cause = 'bill' AND t.cause_id = $1 GROUP BY s.category_id`,
};

export const readBill = async (tx: Transaction, bookingId: number): Promise<WrittenBill | null> => {
  const [row] = await tx.rows<BillSums>(WRITTEN, [bookingId]);
  if (row === undefined) return null;
  const parts = await readParts(tx, bookingId);
  // A serviceman's call reads the own entries alone, and all parts.
  const sumOf = (key: 'billed' | 'tax' | 'commission' | 'share'): Paise =>
    paise(parts.length === 0 ? row[key] : parts.reduce((sum, part) => sum + part[key], 0));
  return {
    categoryId: row.category_id,
    billed: sumOf('billed'),
    tax: sumOf('tax'),
    commission: sumOf('commission'),
    share: sumOf('share'),
    parts,
  };
};

const VISIT: Statement = {
  name: 'read-written-visit',
  text: `SELECT coalesce(sum(e.amount) FILTER (WHERE e.account = 'customer-due'), 0)::bigint AS charge,
      coalesce(-sum(e.amount) FILTER (WHERE e.kind = 'tax'), 0)::bigint AS tax
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.cause = 'visit' AND t.cause_id = $1 GROUP BY t.id`,
};

/** The visit charge of a booking, and the tax in it. */
export const readVisit = async (
  tx: Transaction,
  bookingId: number,
): Promise<{ readonly charge: Paise; readonly tax: Paise } | null> =>
  (await tx.rows<{ charge: Paise; tax: Paise }>(VISIT, [bookingId]))[0] ?? null;
