import { OFFER_REASONS, type OfferReason } from '@karigar/domain/offers/reasons';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import {
  amount,
  flag,
  listOf,
  maybeInstant,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';

/** Drops reasons of a newer server that this app has no text for. */
const reasons = z.codec(listOf(words), z.custom<readonly OfferReason[]>(), {
  decode: (written) =>
    written.flatMap((word) => OFFER_REASONS.find((reason) => reason === word) ?? []),
  encode: (value) => [...value],
});

/** Everything a serviceman sees of a booking before accepting it: the first name and the area, no phone number and no street. */
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
  /** The customer's price, and the serviceman's share of it. */
  total: amount,
  netPay: amount,
  /** Whether the customer can also pay by UPI; otherwise only in cash. */
  takesUpi: flag,
  /** Straight-line distance, rounded to half a kilometre; travel time in minutes for that distance. */
  metres: wholeNumber,
  travelMinutes: wholeNumber,
  reasons,
  offeredAt: maybeInstant,
  expiresAt: maybeInstant,
  /** Seconds left by the server's clock: the phone's clock may be wrong. */
  secondsLeft: wholeNumber,
});

/** The serviceman's open offers, the most urgent first. */
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
