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
 * One line of the ledger as the man reads it: plus is for him, minus is taken from him. Lines of the
 * part `bill` add up to his share, `earning` to what he earned, `cash` to what he holds of ours.
 */
export const earningLine = z.object({
  /** What `question-line` asks about. */
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
  /** Why, where operations wrote it. */
  reason: maybeWords,
  /** The ticket he opened about it, if any. */
  caseNo: maybeWords,
});

export type EarningLine = z.output<typeof earningLine>;
