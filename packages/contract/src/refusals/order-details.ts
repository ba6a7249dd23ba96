import * as z from 'zod/mini';
import { amount, maybeInstant } from '../reply-values.ts';

export const slotFull = { 'slot.full': z.object({ nearest: maybeInstant }) } as const;

export const orderPriceChanged = { 'order.price-changed': z.object({ total: amount }) } as const;
