import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { flag, words } from '../wire/values.ts';

/**
 * The number to dial for the other side of an open booking; a masked number if there is one. Writes:
 * a serviceman's request is evidence, and each may cost at the gateway. The number is not stored.
 */
export const requestCall = defineCall({
  name: 'request-call',
  path: 'users/contact',
  programType: 'requestCall',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'outcome',
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: z.object({ number: words, isMasked: flag }),
  refusals: [
    'booking.not-found',
    'contact.nobody-yet',
    'contact.not-live',
    'contact.blocked',
    'contact.no-number',
    'contact.call-unavailable',
  ],
});
