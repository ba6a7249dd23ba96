import { RATE_KINDS } from '@karigar/domain/ledger/rates';
import * as z from 'zod/mini';
import { choiceField } from '../wire/fields.ts';
import { day, maybeWholeNumber, wholeNumber } from '../wire/values.ts';

export const rateKindField = choiceField({
  commission: 'commission',
  tax: 'tax',
  tds: 'tds',
  'tds-without-pan': 'tds-without-pan',
  'daily-payout': 'daily-payout',
});

/** A rate from its first day on; without a category for all that have none of their own. */
export const rate = {
  kind: z.enum(RATE_KINDS),
  categoryId: maybeWholeNumber,
  fromDay: day,
  /** Hundredths of a percent. */
  basisPoints: wholeNumber,
};
