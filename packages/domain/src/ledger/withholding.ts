import type { IndiaDay } from '../dates/india-day.ts';
import { paise, type Paise } from '../money.ts';
import { nearestPortion } from './portion.ts';
import { rateOn, type Rate } from './rates.ts';

/** Below this gross of a financial year nothing is withheld from a person with a PAN: docs/tax.md. */
const THRESHOLDS: readonly { readonly from: string; readonly gross: Paise }[] = [
  { from: '2020-10-01', gross: paise(5_00_000_00) },
];

const WHOLE = 10_000;
const NONE = paise(0);

/** A bill of the financial year from which nothing was withheld yet. */
export type OpenBill = {
  readonly id: number;
  readonly day: IndiaDay;
  /** What the customer was billed without the tax in it. */
  readonly gross: Paise;
};

export type Earner = {
  readonly hasPan: boolean;
  /** Of every bill of the financial year. */
  readonly grossOfYear: Paise;
};

const isExempt = ({ hasPan, grossOfYear }: Earner, day: IndiaDay): boolean => {
  const threshold = THRESHOLDS.findLast(({ from }) => from <= day);
  return hasPan && threshold !== undefined && grossOfYear <= threshold.gross;
};

/**
 * What is withheld from these bills as TDS, at the rate of each bill's day: nothing up to the threshold; once the gross of
 * the year is above it, of every bill of that year. Without a PAN of every bill, at the higher rate.
 */
export const withheldOf = (
  bills: readonly OpenBill[],
  earner: Earner,
  rates: readonly Rate[],
): readonly { readonly id: number; readonly rate: number; readonly amount: Paise }[] =>
  bills
    .map(({ id, day, gross }) => {
      const rate = rateOn(rates, earner.hasPan ? 'tds' : 'tds-without-pan', 0, day);
      const amount = isExempt(earner, day) ? NONE : nearestPortion(gross, rate, WHOLE);
      return { id, rate, amount };
    })
    .filter(({ amount }) => amount > 0);
