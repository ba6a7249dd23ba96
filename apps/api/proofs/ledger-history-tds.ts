import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Books, TaxedBill } from './ledger-history-books.ts';

const THRESHOLD = 5_00_000_00;

/** April to March, by the year in which it began. */
const yearOf = (day: IndiaDay): number => {
  const at = new Date(`${day}T00:00:00Z`);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 3, 1)).getUTCFullYear();
};

/** What must be withheld of each bill, computed apart from the checked rules. */
export const expectedTds = ({ bills, rates }: Books): ReadonlyMap<number, number> => {
  const expected = new Map<number, number>();
  const rateOf = ({ day }: TaxedBill, kind: 'tds' | 'tds-without-pan'): number =>
    rates
      .filter((rate) => rate.kind === kind && rate.fromDay <= day)
      .toSorted((one, other) => (one.fromDay < other.fromDay ? -1 : 1))
      .at(-1)?.basisPoints ?? 0;
  bills.forEach(({ day, hasPan }, at) => {
    const year = bills.slice(0, at + 1).filter((bill) => yearOf(bill.day) === yearOf(day));
    const gross = year.reduce((sum, bill) => sum + bill.gross, 0);
    if (hasPan && gross <= THRESHOLD) return;
    for (const bill of year.filter(({ job }) => !expected.has(job))) {
      const rate = BigInt(rateOf(bill, hasPan ? 'tds' : 'tds-without-pan'));
      const amount = Number((BigInt(bill.gross) * rate + 5000n) / 10_000n);
      if (amount > 0) expected.set(bill.job, amount);
    }
  });
  return expected;
};
