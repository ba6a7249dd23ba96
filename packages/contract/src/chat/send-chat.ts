import { text } from '@karigar/domain/language';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, choiceField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

export const sendChat = defineCall({
  name: 'send-chat',
  path: 'orders/chat',
  programType: 'addChat',
  spec: 20,
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, message: 'message', by: 'type' },
  input: z.object({ ...bookingRef, message: textField(2000), by: choiceField({ me: 's' }) }),
  output: nothing,
  refusals: ['booking.not-found', 'chat.message-empty'],
  done: text('Message sent.', 'संदेश भेज दिया।'),
});
