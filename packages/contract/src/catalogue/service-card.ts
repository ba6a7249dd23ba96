import type { Role } from '@karigar/domain/roles';
import * as z from 'zod/mini';
import { amount, maybeWords, wholeNumber, words } from '../wire/values.ts';

/** The catalogue is open to whoever holds a session, a guest's too. */
export const BROWSERS = ['guest', 'customer', 'serviceman'] as const satisfies readonly Role[];

/** Out of five with one decimal; null where nobody has rated yet. */
const rating = z.nullable(z.number());

/** A service as a list shows it. */
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
