import { OFFER_REASONS, type OfferReason } from '@karigar/domain/offers/reasons';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { amount, listOf, maybeInstant, maybeWords, wholeNumber, words } from '../wire/values.ts';

/** A reason that a newer server gives and this app has no words for is left out. */
const reasons = z.codec(listOf(words), z.custom<readonly OfferReason[]>(), {
  decode: (written) =>
    written.flatMap((word) => OFFER_REASONS.find((reason) => reason === word) ?? []),
  encode: (value) => [...value],
});

/** All that a man is told of a job before it is his: no phone, no street, no door. */
const offer = z.object({
  bookingId: wholeNumber,
  orderId: wholeNumber,
  bookingNo: words,
  serviceName: words,
  image: maybeWords,
  customerName: words,
  area: words,
  quantity: wholeNumber,
  scheduledAt: maybeInstant,
  minutes: wholeNumber,
  /** What the customer pays, and what of it will be his. */
  total: amount,
  netPay: amount,
  /** In a straight line, as metres; the way there in minutes. */
  metres: wholeNumber,
  travelMinutes: wholeNumber,
  reasons,
  offeredAt: maybeInstant,
  expiresAt: maybeInstant,
  /** Seconds that are left by the server's clock: a phone's own may be wrong. */
  secondsLeft: wholeNumber,
});

/** What he is asked to take, the most urgent first. */
export const listOffers = defineCall({
  name: 'list-offers',
  path: 'orders/offers',
  programType: 'getOffers',
  who: ['serviceman'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: listOf(offer),
  refusals: [],
});
