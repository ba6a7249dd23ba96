import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, choiceField, idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

export const markChatRead = defineCall({
  name: 'mark-chat-read',
  path: 'orders/chat',
  programType: 'markChatRead',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, upTo: 'messageId', mark: 'mark' },
  input: z.object({
    ...bookingRef,
    /** This message and all earlier ones. */
    upTo: idField,
    mark: choiceField({ delivered: 'delivered', read: 'read' }),
  }),
  output: nothing,
  refusals: ['booking.not-found'],
});
