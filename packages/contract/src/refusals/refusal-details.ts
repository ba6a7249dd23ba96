import * as z from 'zod/mini';
import { amount, listOf, maybeInstant, wholeNumber } from '../first-values.ts';

/** Data sent beside a refusal's name. Separate from the texts, which the app gets from the server. */
export const REFUSAL_DETAILS = {
  'otp.too-soon': z.object({ retryAfterSeconds: wholeNumber }),
  'second-proof.mismatch': z.object({ triesLeft: wholeNumber }),
  'add-on.price-changed': z.object({
    prices: listOf(z.object({ addOnId: wholeNumber, price: amount })),
  }),
  'order.price-changed': z.object({ total: amount }),
  'slot.full': z.object({ nearest: maybeInstant }),
} as const;
