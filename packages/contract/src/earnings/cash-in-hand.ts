import { CASH_LEVELS } from '@karigar/domain/ledger/cash-limit';
import * as z from 'zod/mini';
import { amount, day } from '../wire/values.ts';

/** Company cash that the serviceman holds. The serviceman's share of each cash payment is not in it. */
export const cashInHand = z.object({
  amount,
  /** Deposited, not confirmed yet; still counted in `amount`. */
  waiting: amount,
  /** The most a serviceman may hold, and from where a warning goes out. */
  limit: amount,
  warnFrom: amount,
  level: z.enum(CASH_LEVELS),
  /** The last day to deposit; null while there is no cash. */
  depositBy: z.nullable(day),
});

export type CashInHand = z.output<typeof cashInHand>;
