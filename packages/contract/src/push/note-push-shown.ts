import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** This phone showed the push of a notification: its message has arrived, and no other channel is tried. */
export const notePushShown = defineCall({
  name: 'note-push-shown',
  path: 'users/push',
  programType: 'notePushShown',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: { notificationId: 'notificationId' },
  input: z.object({ notificationId: idField }),
  output: nothing,
  refusals: [],
});
