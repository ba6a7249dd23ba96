import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Succeeds also when the subscription is already gone. */
export const unsubscribePush = defineCall({
  name: 'unsubscribe-push',
  path: 'users/push',
  programType: 'unsubscribePush',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: { playerId: 'playerId' },
  input: z.object({ playerId: textField(64) }),
  output: nothing,
  refusals: [],
  done: msg`Alerts are off.`,
});
