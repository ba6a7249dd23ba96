import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import {
  bookingRef,
  bookingRefFields,
  choiceField,
  claimedTime,
  claimedTimeFields,
  fileField,
  textField,
} from '../wire/fields.ts';
import { pictureRefusals } from '../wire/picture-refusals.ts';
import { nothing } from '../wire/values.ts';

export const sendChat = defineCall({
  name: 'send-chat',
  path: 'orders/chat',
  programType: 'addChat',
  spec: 20,
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  queued: true,
  fields: {
    ...bookingRefFields,
    message: 'message',
    by: 'type',
    picture: 'file',
    ...claimedTimeFields,
  },
  input: z.object({
    ...bookingRef,
    /** May be empty beside a picture. */
    message: textField(2000),
    by: choiceField({ me: 's' }),
    picture: z.optional(fileField),
    ...claimedTime,
  }),
  output: nothing,
  refusals: [
    'booking.not-found',
    'chat.closed',
    'chat.message-empty',
    'chat.too-many',
    'contact.blocked',
    ...pictureRefusals,
  ],
  done: msg`Message sent.`,
});
