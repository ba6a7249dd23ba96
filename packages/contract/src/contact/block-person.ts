import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Blocks messages, phone calls and new bookings between the two sides of this booking. */
export const blockPerson = defineCall({
  name: 'block-person',
  path: 'users/contact',
  programType: 'blockPerson',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: nothing,
  refusals: ['booking.not-found', 'contact.nobody-yet'],
  done: msg`Blocked.`,
});
