import * as z from 'zod/mini';
import { wholeNumber } from '../first-values.ts';
import { amount, listOf } from '../reply-values.ts';

export const addOnPriceChanged = {
  'add-on.price-changed': z.object({
    prices: listOf(z.object({ addOnId: wholeNumber, price: amount })),
  }),
} as const;
