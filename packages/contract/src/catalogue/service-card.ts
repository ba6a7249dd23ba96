import type { Role } from '@karigar/domain/roles';
import * as z from 'zod/mini';
import { amount, maybeWords, wholeNumber, words } from '../wire/values.ts';

/** The catalogue is open to every session, also a guest's. */
export const BROWSERS = ['guest', 'customer', 'serviceman'] as const satisfies readonly Role[];

/** Out of five with one decimal; null before the first rating. */
const rating = z.nullable(z.number());

/** A service as lists show it. */
export const serviceCard = z.object({
  id: wholeNumber,
  categoryId: wholeNumber,
  name: words,
  image: maybeWords,
  price: amount,
  minutes: wholeNumber,
  rating,
  ratings: wholeNumber,
});
export type ServiceCard = z.output<typeof serviceCard>;
