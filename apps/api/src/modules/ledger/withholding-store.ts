import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Period } from '@karigar/domain/ledger/earning-periods';
import type { Rate } from '@karigar/domain/ledger/rates';
import type { OpenBill } from '@karigar/domain/ledger/withholding';
import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

const RATES: Statement = {
  name: 'read-withholding-rates',
  text: `SELECT kind, category_id AS "categoryId", from_day::text AS "fromDay", basis_points AS "basisPoints"
    FROM ledger_rates WHERE kind IN ('tds', 'tds-without-pan')`,
};

export const readWithholdingRates = (tx: Transaction): Promise<Rate[]> => tx.rows(RATES, []);

export type YearBill = OpenBill & {
  readonly booking_id: number;
  readonly is_withheld: boolean;
};

/** Part of a bill are its price and add-ons, and its tax with the other sign. */
const BILLS: Statement = {
  name: 'list-bills-of-year',
  text: `SELECT t.id, t.booking_id, e.day::text AS day, sum(e.amount)::bigint AS gross,
      EXISTS (SELECT FROM ledger_transactions w WHERE w.cause = 'withholding' AND w.cause_id = t.id) AS is_withheld
    FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE e.serviceman_id = $1 AND e.part = 'bill' AND e.kind IN ('price', 'add-on', 'tax') AND e.day BETWEEN $2 AND $3
      AND t.cause IN ('bill', 'part', 'visit')
    GROUP BY t.id, e.day ORDER BY e.day, t.id`,
  trusted: { booking_id: 'a check of the table: only deposits and payouts are of no booking' },
};

export const listBillsOfYear = (
  tx: Transaction,
  servicemanId: number,
  { from, to }: Period,
): Promise<YearBill[]> => tx.rows(BILLS, [servicemanId, from, to]);

const HAS_PAN: Statement = {
  name: 'has-pan',
  text: `SELECT FROM kyc_documents WHERE account_id = $1 AND type = 'pan' AND status = 'approved'`,
};

/** Whether a PAN was given and the desk kyc has approved it. */
export const hasPan = async (tx: Transaction, accountId: number): Promise<boolean> =>
  (await tx.rows(HAS_PAN, [accountId])).length > 0;

const WITHHELD: Statement = {
  name: 'list-withheld',
  text: `SELECT e.day::text AS day, b.booking_no, -sum(e.amount)::bigint AS amount
    FROM ledger_entries e JOIN bookings b ON b.id = e.booking_id
    WHERE e.serviceman_id = $1 AND e.account = 'withheld' AND e.day BETWEEN $2 AND $3
    GROUP BY e.day, b.id ORDER BY e.day, b.id`,
};

export type Withheld = {
  readonly day: IndiaDay;
  readonly booking_no: string;
  readonly amount: Paise;
};

/** TDS withheld from a serviceman in a period, by booking and day. */
export const listWithheld = (
  tx: Transaction,
  servicemanId: number,
  { from, to }: Period,
): Promise<Withheld[]> => tx.rows(WITHHELD, [servicemanId, from, to]);

const OF_JOB: Statement = {
  name: 'read-withheld-of-job',
  text: `SELECT coalesce(-sum(amount), 0)::bigint AS amount FROM ledger_entries
    WHERE booking_id = $1 AND serviceman_id = $2 AND account = 'withheld'`,
};

export const readWithheldOfJob = async (
  tx: Transaction,
  bookingId: number,
  servicemanId: number,
): Promise<Paise> => {
  const [row] = await tx.rows<{ amount: Paise }>(OF_JOB, [bookingId, servicemanId]);
  if (row === undefined) throw new Error('a sum always has one row');
  return row.amount;
};
