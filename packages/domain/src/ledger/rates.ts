import type { IndiaDay } from '../dates/india-day.ts';

/**
 * Of a price: commission and tax. Withheld for the state from a serviceman's earnings: TDS, with and without a PAN. Of a
 * transfer: the fee of daily payouts.
 */
export const RATE_KINDS = ['commission', 'tax', 'tds', 'tds-without-pan', 'daily-payout'] as const;
export type RateKind = (typeof RATE_KINDS)[number];

/** Valid from its day until a later rate; null applies to every category without an own rate. */
export type Rate = {
  readonly kind: RateKind;
  readonly categoryId: number | null;
  readonly fromDay: IndiaDay;
  readonly basisPoints: number;
};

const latest = (rates: readonly Rate[]): Rate | null => {
  let found: Rate | null = null;
  for (const rate of rates) if (found === null || rate.fromDay > found.fromDay) found = rate;
  return found;
};

/** In hundredths of a percent. A category's own rate wins over the common rate, however new that is. */
export const rateOn = (
  rates: readonly Rate[],
  kind: RateKind,
  categoryId: number,
  day: IndiaDay,
): number => {
  const known = rates.filter((rate) => rate.kind === kind && rate.fromDay <= day);
  const own = latest(known.filter((rate) => rate.categoryId === categoryId));
  return (own ?? latest(known.filter((rate) => rate.categoryId === null)))?.basisPoints ?? 0;
};
