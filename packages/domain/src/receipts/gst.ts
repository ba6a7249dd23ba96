import { minus, paise, type Paise } from '../money.ts';

/** Percent times 100: 1800 is 18 %. */
export type TaxRate = number;

export type Gst = { readonly taxable: Paise; readonly cgst: Paise; readonly sgst: Paise };

/** Half for the union and half for the state. An invoice from before tax was rounded by half may have an odd paisa: the union's. */
export const splitGst = (total: Paise, tax: Paise): Gst => {
  const cgst = paise(Math.ceil(tax / 2));
  return { taxable: minus(total, tax), cgst, sgst: minus(tax, cgst) };
};

/** '9%' of 1800's half, '2.5%' of 500's. */
export const writeHalfRate = (rate: TaxRate): string => `${rate / 200}%`;
