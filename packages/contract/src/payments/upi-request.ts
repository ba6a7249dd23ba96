import * as z from 'zod/mini';
import { amount, maybeInstant, words } from '../wire/values.ts';

/** The due amount as a UPI link. It stays open until an operator confirms the money: a scan proves nothing. */
export const upiRequest = z.object({
  reference: words,
  /** 'upi://pay?…' */
  link: words,
  amount,
  askedAt: maybeInstant,
});

export type UpiRequest = z.output<typeof upiRequest>;
