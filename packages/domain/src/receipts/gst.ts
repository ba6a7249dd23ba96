import { minus, paise, type Paise } from '../money.ts';
import type { GstState } from './gst-states.ts';

/** Percent times 100: 1800 is 18 %. */
export type TaxRate = number;

export type Gst = {
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
};

/**
 * Within a state half is the union's and half the state's, between two states all of it is IGST. An invoice from before
 * tax was rounded by half may have an odd paisa: the union's. Taxable value and taxes always add up to the total.
 */
export const splitGst = (
  total: Paise,
  tax: Paise,
  { supplier, place }: { readonly supplier: GstState; readonly place: GstState },
): Gst => {
  const taxable = minus(total, tax);
  const none = paise(0);
  if (supplier !== place) return { taxable, cgst: none, sgst: none, igst: tax };
  const cgst = paise(Math.ceil(tax / 2));
  return { taxable, cgst, sgst: minus(tax, cgst), igst: none };
};

/** '18%' of 1800. */
export const writeRate = (rate: TaxRate): string => `${rate / 100}%`;

/** '9%' of 1800's half, '2.5%' of 500's. */
export const writeHalfRate = (rate: TaxRate): string => writeRate(rate / 2);
