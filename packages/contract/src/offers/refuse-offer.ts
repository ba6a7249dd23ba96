import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Costs nothing, needs no reason, and is not counted. */
export const refuseOffer = defineCall({
  name: 'refuse-offer',
  path: 'orders/offers',
  programType: 'refuseOffer',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: nothing,
  refusals: ['booking.not-found', 'booking.offer-gone'],
  done: msg`Refused. It costs you nothing.`,
});
