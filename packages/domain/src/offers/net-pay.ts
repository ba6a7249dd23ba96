import { dayOf } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';
import { rateOn, type Rate } from '../ledger/rates.ts';
import { splitBill } from '../ledger/split-bill.ts';
import type { Paise } from '../money.ts';

export type Priced = {
  readonly total: Paise;
  readonly categoryId: number;
  readonly bookedAt: Instant;
  readonly endsAt: Instant;
};

/** The serviceman's share: the bill's split, with the commission of the booking date and the tax of the work date. */
export const netPayOf = (
  { total, categoryId, bookedAt, endsAt }: Priced,
  rates: readonly Rate[],
): Paise =>
  splitBill(total, {
    tax: rateOn(rates, 'tax', categoryId, dayOf(endsAt)),
    commission: rateOn(rates, 'commission', categoryId, dayOf(bookedAt)),
  }).share;
