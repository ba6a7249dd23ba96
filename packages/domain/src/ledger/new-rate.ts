import type { IndiaDay } from '../dates/india-day.ts';
import { accepted, refused } from '../result.ts';
import { rateOn, type Rate, type RateKind } from './rates.ts';

/** The highest rate of each kind, in hundredths of a percent: above it somebody has mistyped. */
export const MOST_BASIS_POINTS: Readonly<Record<RateKind, number>> = {
  commission: 5000,
  tax: 4000,
  tds: 1000,
  'tds-without-pan': 2000,
  'daily-payout': 500,
};

/** What the law has withheld, and the fee of daily payouts, know no category. */
export const hasCategories = (kind: RateKind): boolean => kind === 'commission' || kind === 'tax';

/** Whether a rate may be saved. It begins tomorrow at the earliest, so that no bill of a day is computed with two rates. */
export const mayBegin = (rate: Rate, known: readonly Rate[], today: IndiaDay) => {
  const { kind, categoryId, fromDay, basisPoints } = rate;
  if (fromDay <= today) return refused('rate.too-early');
  if (basisPoints > MOST_BASIS_POINTS[kind]) return refused('rate.out-of-range');
  if (categoryId !== null && !hasCategories(kind)) return refused('rate.without-category');
  const own = known.filter((one) => one.categoryId === categoryId);
  // A first own rate of a category may repeat the common one: it then stays when that changes.
  const isOwn = own.some((one) => one.kind === kind && one.fromDay <= fromDay);
  const isSame = rateOn(own, kind, categoryId ?? 0, fromDay) === basisPoints;
  if (isSame && (isOwn || categoryId === null)) return refused('rate.unchanged');
  return accepted(null);
};
