import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** The first serviceman to accept gets the booking. */
export const acceptOffer = defineCall({
  name: 'accept-offer',
  path: 'orders/offers',
  programType: 'acceptOffer',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: nothing,
  refusals: ['booking.not-found', 'booking.offer-gone', 'offer.not-free', 'offer.cash-over-limit'],
  done: msg`The job is yours.`,
});
