import { minus, times, type Paise } from '../money.ts';
import { nearestPortion } from './portion.ts';

/** Hundredths of a percent: 1800 is 18 %. */
export type BillRates = { readonly tax: number; readonly commission: number };

export type Split = { readonly tax: Paise; readonly commission: Paise; readonly share: Paise };

const WHOLE = 10_000;

/**
 * Prices include tax. Commission is taken from the price without tax; the rest is the serviceman's
 * share, so the three always add up to what the customer pays.
 */
export const splitBill = (total: Paise, rates: BillRates): Split => {
  // Half is the union's and half the state's: rounded by half, so that both are equal.
  const half = nearestPortion(total, rates.tax, 2 * (WHOLE + rates.tax));
  const tax = times(half, 2);
  const net = minus(total, tax);
  const commission = nearestPortion(net, rates.commission, WHOLE);
  return { tax, commission, share: minus(net, commission) };
};
