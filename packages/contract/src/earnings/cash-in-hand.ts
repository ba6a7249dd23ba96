import { CASH_LEVELS } from '@karigar/domain/ledger/cash-limit';
import * as z from 'zod/mini';
import { amount, day } from '../wire/values.ts';

/** Money of the marketplace in his pocket. His share of each cash payment is already his and not in it. */
export const cashInHand = z.object({
  amount,
  /** Deposited by him, not confirmed yet; still counted in `amount`. */
  waiting: amount,
  /** The most he may hold, and from where he is warned. */
  limit: amount,
  warnFrom: amount,
  level: z.enum(CASH_LEVELS),
  /** The last day to deposit it; null while he holds nothing. */
  depositBy: z.nullable(day),
});

export type CashInHand = z.output<typeof cashInHand>;
