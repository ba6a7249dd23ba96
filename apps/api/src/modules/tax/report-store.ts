import type { Period } from '@karigar/domain/ledger/earning-periods';
import type { GstState } from '@karigar/domain/receipts/gst-states';
import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

/** Papers of one GSTIN, place, rate and kind, and their sums. */
export type SupplyRow = {
  readonly gstin: string;
  readonly place: GstState;
  readonly rate: number;
  readonly is_b2b: boolean;
  readonly category_id: number;
  readonly papers: number;
  readonly total: Paise;
  readonly tax: Paise;
  /** Of papers within a state: an odd paisa is the union's, paper by paper. */
  readonly union_tax: Paise;
};

const OF_PAPER = `coalesce(i.gstin, $3) AS gstin, coalesce(i.place, left(coalesce(i.gstin, $3), 2)::integer) AS place,
    i.tax_rate AS rate, i.buyer_gstin IS NOT NULL AS is_b2b, s.category_id`;
const OF_BOOKING = `JOIN bookings b ON b.id = i.booking_id JOIN services s ON s.id = b.service_id`;
const inPeriod = (column: string): string =>
  `${column} >= ($1::date::timestamp AT TIME ZONE 'Asia/Kolkata')
    AND ${column} < (($2::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')`;

const SUPPLIES: Statement = {
  name: 'list-supplies',
  text: `SELECT ${OF_PAPER}, count(*) AS papers, sum(i.total)::bigint AS total, sum(i.tax)::bigint AS tax,
      sum((i.tax + 1) / 2)::bigint AS union_tax
    FROM invoices i ${OF_BOOKING} WHERE ${inPeriod('i.issued_at')} GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
};

/** What was invoiced in the period; `gstin` is of invoices from before it was stored. */
export const listSupplies = (
  tx: Transaction,
  { from, to }: Period,
  gstin: string,
): Promise<SupplyRow[]> => tx.rows(SUPPLIES, [from, to, gstin]);

/** A credit note lowers its invoice: by the amount sent back, and by the tax that the ledger took back with it. */
const CREDIT_NOTES: Statement = {
  name: 'list-credits',
  text: `SELECT ${OF_PAPER}, count(*) AS papers, sum(n.total)::bigint AS total, sum(n.tax)::bigint AS tax,
      sum((n.tax + 1) / 2)::bigint AS union_tax
    FROM credit_notes n JOIN invoices i ON i.booking_id = n.booking_id ${OF_BOOKING} WHERE ${inPeriod('n.issued_at')}
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
};

export const listCredits = (
  tx: Transaction,
  { from, to }: Period,
  gstin: string,
): Promise<SupplyRow[]> => tx.rows(CREDIT_NOTES, [from, to, gstin]);

export type WithheldRow = {
  readonly serviceman_id: number;
  readonly name: string;
  readonly has_pan: boolean;
  readonly rate: number;
  readonly gross: Paise;
  readonly withheld: Paise;
};

/** The gross is of the bill that a withholding is for: its transaction's number is the cause. */
const WITHHELD: Statement = {
  name: 'list-withheld-of-month',
  text: `SELECT w.serviceman_id, coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p
        WHERE p.account_id = w.serviceman_id), '') AS name,
      EXISTS (SELECT FROM kyc_documents k WHERE k.account_id = w.serviceman_id AND k.type = 'pan'
        AND k.status = 'approved') AS has_pan,
      w.rate, sum(w.gross)::bigint AS gross, sum(w.amount)::bigint AS withheld
    FROM (
      SELECT e.serviceman_id, -e.amount AS amount, coalesce((e.details->>'rate')::integer, 0) AS rate,
        (SELECT coalesce(sum(g.amount), 0) FROM ledger_entries g
          WHERE g.transaction_id = t.cause_id AND g.kind IN ('price', 'add-on', 'tax')) AS gross
      FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE e.account = 'withheld' AND e.day BETWEEN $1 AND $2
    ) AS w GROUP BY w.serviceman_id, w.rate ORDER BY withheld DESC, w.serviceman_id`,
};

/** What was withheld in the period, the most first. */
export const listWithheldOfMonth = (
  tx: Transaction,
  { from, to }: Period,
): Promise<WithheldRow[]> => tx.rows(WITHHELD, [from, to]);
