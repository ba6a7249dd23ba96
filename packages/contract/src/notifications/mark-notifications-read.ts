import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { nothing } from '../wire/values.ts';

export const markNotificationsRead = defineCall({
  name: 'mark-notifications-read',
  path: 'orders/orders',
  programType: 'marksAsReadNotification',
  spec: 7,
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: {},
  input: z.object({}),
  output: nothing,
  refusals: [],
  done: msg`All notifications are marked as read.`,
});
