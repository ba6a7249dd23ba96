import { minus, negative, sumOf, type Paise } from '@karigar/domain/money';
import type { MonthSum } from './earnings-store.ts';

/** Totals of a period for the screen; every total is a sum of earning lines. */
export const totalsOf = (sums: readonly MonthSum[]) => {
  const sum = (part: MonthSum['part'], ...kinds: readonly string[]): Paise =>
    sumOf(
      sums.filter((one) => one.part === part && kinds.includes(one.kind)).map((one) => one.amount),
    );
  const billed = sum('bill', 'price', 'add-on');
  const [tax, commission] = [negative(sum('bill', 'tax')), negative(sum('bill', 'commission'))];
  const tips = negative(sum('earning', 'tip'));
  const corrections = negative(sum('earning', 'refund', 'correction'));
  const share = minus(minus(billed, tax), commission);
  return {
    jobs: sums.reduce((count, one) => count + (one.kind === 'share' ? one.count : 0), 0),
    billed,
    tax,
    commission,
    share,
    tips,
    corrections,
    earned: sumOf([share, tips, corrections]),
  };
};
