import { LONGEST_WORDS, MOST_STARS } from '@karigar/domain/customer-bookings/rating';
import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, numberField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Once, for completed work; a rating cannot be changed. */
export const rateBooking = defineCall({
  name: 'rate-booking',
  path: 'orders/ratings',
  programType: 'rateBooking',
  who: ['customer'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, stars: 'stars', tags: 'tags', words: 'words' },
  input: z.object({
    ...bookingRef,
    stars: numberField(1, MOST_STARS),
    /** Comma-separated names. */
    tags: z.optional(textField(100)),
    words: z.optional(textField(LONGEST_WORDS)),
  }),
  output: nothing,
  refusals: ['booking.not-found', 'rating.not-completed', 'rating.already-given'],
  done: msg`Thank you for rating.`,
});
