import { text } from '@karigar/domain/language';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** For the one who clears it; the other side and the record keep every message. */
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
    /** The last one he saw: what came meanwhile stays. */
    upTo: idField,
  }),
  output: nothing,
  refusals: ['booking.not-found'],
  done: text('Chat cleared.', 'चैट साफ़ हो गई।'),
});
