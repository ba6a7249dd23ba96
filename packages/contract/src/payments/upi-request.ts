import * as z from 'zod/mini';
import { amount, maybeInstant, words } from '../wire/values.ts';

/** The due as a code any UPI app reads. It waits until the money is confirmed: a scan proves nothing. */
export const upiRequest = z.object({
  reference: words,
  /** 'upi://pay?…' */
  link: words,
  amount,
  askedAt: maybeInstant,
});

export type UpiRequest = z.output<typeof upiRequest>;
