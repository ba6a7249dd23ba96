import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { words } from '../wire/values.ts';

/** Subscribes this browser to the account's pushes until the session ends. The same address again renews it. */
export const subscribePush = defineCall({
  name: 'subscribe-push',
  path: 'users/push',
  programType: 'subscribePush',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: { endpoint: 'endpoint', p256dh: 'p256dh', auth: 'auth' },
  input: z.object({ endpoint: textField(1000), p256dh: textField(200), auth: textField(100) }),
  output: z.object({ playerId: words }),
  refusals: ['push.off', 'push.endpoint-refused'],
  done: msg`Alerts are on.`,
});
