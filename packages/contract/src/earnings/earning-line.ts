import { LINE_KINDS, LINE_PARTS } from '@karigar/domain/ledger/lines';
import * as z from 'zod/mini';
import {
  amount,
  maybeInstant,
  maybeWholeNumber,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';

/**
 * A ledger line as the serviceman sees it: positive in the serviceman's favour, negative for
 * deductions. Lines of the part `bill` add up to the share, `earning` to the earnings, `cash` to
 * the cash in hand.
 */
export const earningLine = z.object({
  /** The id for `question-line`. */
  id: wholeNumber,
  part: z.enum(LINE_PARTS),
  kind: z.enum(LINE_KINDS),
  /** Name of the service or add-on, in the reader's language; empty for other kinds. */
  name: words,
  quantity: maybeWholeNumber,
  amount,
  /** Percent times 100 of a commission or tax: 1800 is 18 %. */
  rate: maybeWholeNumber,
  at: maybeInstant,
  /** The operator's reason, if any. */
  reason: maybeWords,
  /** The case opened about this line, if any. */
  caseNo: maybeWords,
});

export type EarningLine = z.output<typeof earningLine>;
