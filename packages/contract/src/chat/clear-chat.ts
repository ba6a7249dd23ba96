import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Clears the chat for the caller only; the other side and the record keep every message. */
export const clearChat = defineCall({
  name: 'clear-chat',
  path: 'orders/chat',
  programType: 'clearChat',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, upTo: 'messageId' },
  input: z.object({
    ...bookingRef,
    /** The last message the caller saw: later ones stay. */
    upTo: idField,
  }),
  output: nothing,
  refusals: ['booking.not-found'],
  done: msg`Chat cleared.`,
});
