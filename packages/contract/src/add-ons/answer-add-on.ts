import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, choiceField, idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** The customer's answer to one add-on of a booking, by the add-on's own id and not the catalogue's. */
export const answerAddOn = defineCall({
  name: 'answer-add-on',
  path: 'orders/addons',
  programType: 'answerAddOn',
  who: ['customer'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, addOnId: 'id', answer: 'answer' },
  input: z.object({
    ...bookingRef,
    addOnId: idField,
    answer: choiceField({ accepted: '1', rejected: '2' }),
  }),
  output: nothing,
  refusals: [
    'booking.not-found',
    'add-on.not-found',
    'add-on.already-answered',
    'add-on.taken-back',
    'booking.not-assigned',
    'booking.already-ended',
    'booking.already-completed',
    'booking.cancelled',
    'booking.nobody-available',
  ],
  done: msg`Your answer is saved.`,
});
