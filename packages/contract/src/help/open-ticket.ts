import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRefFields, idField, textField } from '../wire/fields.ts';
import { categoryField, openedTicket } from './ticket.ts';

/** Opens a help request or complaint; with both ids, about a booking. */
export const openTicket = defineCall({
  name: 'open-ticket',
  path: 'users/help',
  programType: 'openTicket',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, category: 'category', words: 'words' },
  input: z.object({
    bookingId: z.optional(idField),
    orderId: z.optional(idField),
    category: categoryField,
    words: textField(1000),
  }),
  output: openedTicket,
  refusals: ['booking.not-found', 'ticket.words-missing', 'ticket.too-many-today'],
  done: msg`We have your request.`,
});
