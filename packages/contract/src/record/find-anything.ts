import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { FIND_DESKS } from '@karigar/domain/console/find';
import { SIDES } from '@karigar/domain/console/record';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { instant, listOf, wholeNumber, words } from '../wire/values.ts';

const foundBooking = z.object({
  id: wholeNumber,
  no: words,
  state: z.enum(BOOKING_STATES),
  at: instant,
  service: words,
  area: words,
  /** The customer's first name. */
  customer: words,
});

/** A person by name, without a number. */
const foundPerson = z.object({ id: wholeNumber, name: words, role: z.enum(SIDES) });

/**
 * A booking by its number, the bookings of an order, or a person by the whole phone or email or the start of the name:
 * what the caller's desks may see. At most 20 in all.
 */
export const findAnything = defineCall({
  name: 'find-anything',
  path: 'console/bookings',
  programType: 'findAnything',
  who: ['operator'],
  desks: FIND_DESKS,
  writes: false,
  fields: { words: 'words' },
  input: z.object({ words: textField(100) }),
  output: z.object({ bookings: listOf(foundBooking), people: listOf(foundPerson) }),
  refusals: ['find.too-short'],
});
