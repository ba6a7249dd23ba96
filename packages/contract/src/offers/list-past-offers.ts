import { WHY_GONE } from '@karigar/domain/offers/past-offer';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { numberField } from '../wire/fields.ts';
import { listOf, maybeInstant, maybeWords, wholeNumber, words } from '../wire/values.ts';

const pastOffer = z.object({
  id: wholeNumber,
  bookingId: wholeNumber,
  serviceName: words,
  image: maybeWords,
  area: words,
  scheduledAt: maybeInstant,
  /** When and why the offer closed. */
  goneAt: maybeInstant,
  why: z.enum(WHY_GONE),
});

/** Offers that the serviceman did not accept, newest first. Only the serviceman sees them; nothing counts them. */
export const listPastOffers = defineCall({
  name: 'list-past-offers',
  path: 'orders/offers',
  programType: 'getPastOffers',
  who: ['serviceman'],
  writes: false,
  fields: { limit: 'limit', page: 'page' },
  input: z.object({
    limit: z.optional(numberField(1, 100)),
    page: z.optional(numberField(1, 1_000_000)),
  }),
  output: listOf(pastOffer),
  refusals: [],
});
