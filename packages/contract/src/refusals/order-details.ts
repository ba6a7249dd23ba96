import * as z from 'zod/mini';
import { amount, maybeInstant } from '../reply-values.ts';

export const slotFull = { 'slot.full': z.object({ nearest: maybeInstant }) } as const;

/** The own number to confirm; empty when the account has none. */
export const orderPhoneUnproven = {
  'order.phone-unproven': z.object({ phone: z.string() }),
} as const;

export const orderPriceChanged = { 'order.price-changed': z.object({ total: amount }) } as const;
