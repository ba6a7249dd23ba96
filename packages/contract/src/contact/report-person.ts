import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { openedTicket } from '../help/ticket.ts';
import { bookingRef, bookingRefFields, choiceField, textField } from '../wire/fields.ts';

/** Reports the other side of a booking; opens a help request with a number and deadlines. */
export const reportPerson = defineCall({
  name: 'report-person',
  path: 'users/contact',
  programType: 'reportPerson',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, reason: 'reason', words: 'words' },
  input: z.object({
    ...bookingRef,
    reason: choiceField({
      rude: 'rude',
      unsafe: 'unsafe',
      cheating: 'cheating',
      'outside-app': 'outside-app',
      other: 'other',
    }),
    words: textField(1000),
  }),
  output: openedTicket,
  refusals: [
    'booking.not-found',
    'contact.nobody-yet',
    'ticket.words-missing',
    'ticket.too-many-today',
  ],
  done: msg`We have your report.`,
});
