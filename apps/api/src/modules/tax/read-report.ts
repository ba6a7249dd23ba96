import type { OutputOf } from '@karigar/contract/define-call';
import type { getTaxReport } from '@karigar/contract/tax/get-tax-report';
import { dayOf } from '@karigar/domain/dates/india-day';
import { monthOf, type Period } from '@karigar/domain/ledger/earning-periods';
import { readMonth } from '@karigar/domain/ledger/read-month';
import { stateOfGstin, writeGstState } from '@karigar/domain/receipts/gst-states';
import { minus, paise, sumOf } from '@karigar/domain/money';
import type { Context } from '#context';
import type { Transaction } from '#platform/db';
import { supplierOf } from '#platform/suppliers';
import {
  listCredits,
  listSupplies,
  listWithheldOfMonth,
  type SupplyRow,
  type WithheldRow,
} from './report-store.ts';

type Report = OutputOf<typeof getTaxReport>;
export type Supply = Report['supplies'][number];

const present = ({ config }: Context, row: SupplyRow): Supply => {
  const { gstin, place, total, tax, union_tax: union } = row;
  const isWithin = stateOfGstin(gstin) === place;
  const none = paise(0);
  return {
    gstin,
    place: writeGstState(place),
    rate: row.rate,
    isB2b: row.is_b2b,
    isOfSection95: config.section95Categories.includes(String(row.category_id)),
    papers: row.papers,
    taxable: minus(total, tax),
    cgst: isWithin ? union : none,
    sgst: isWithin ? minus(tax, union) : none,
    igst: isWithin ? none : tax,
  };
};

const keyOf = ({ gstin, place, rate, isB2b, isOfSection95 }: Supply): string =>
  [gstin, place, rate, isB2b, isOfSection95].join();

/** Categories do not matter to the report, once it is known which of them section 9(5) is about. */
const gather = (rows: readonly Supply[]): Supply[] => {
  const gathered = new Map<string, Supply>();
  for (const row of rows) {
    const known = gathered.get(keyOf(row));
    gathered.set(
      keyOf(row),
      known === undefined
        ? row
        : {
            ...row,
            papers: known.papers + row.papers,
            taxable: sumOf([known.taxable, row.taxable]),
            cgst: sumOf([known.cgst, row.cgst]),
            sgst: sumOf([known.sgst, row.sgst]),
            igst: sumOf([known.igst, row.igst]),
          },
    );
  }
  return [...gathered.values()];
};

const shownWithheld = ({ serviceman_id: servicemanId, has_pan: hasPan, ...row }: WithheldRow) => ({
  ...row,
  servicemanId,
  hasPan,
});

/** The month, if it has begun. */
export const periodOfMonth = (written: string, now: number): Period | null => {
  const first = readMonth(written);
  return first !== null && first <= dayOf(now) ? monthOf(first) : null;
};

/** The tax papers of a month, whole. */
export const readReport = async (
  { tx, context }: { readonly tx: Transaction; readonly context: Context },
  period: Period,
) => {
  const { gstin } = supplierOf(context.config.suppliers, null);
  const [supplies, credits, withheld] = await Promise.all([
    listSupplies(tx, period, gstin),
    listCredits(tx, period, gstin),
    listWithheldOfMonth(tx, period),
  ]);
  const shown = (rows: readonly SupplyRow[]): Supply[] =>
    gather(rows.map((row) => present(context, row)));
  return {
    supplies: shown(supplies),
    creditNotes: shown(credits),
    withheld: withheld.map(shownWithheld),
  };
};

export type WholeReport = Awaited<ReturnType<typeof readReport>>;
