import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Sends a test push to this phone with the given mark, so that the phone can recognize it. */
export const testPush = defineCall({
  name: 'test-push',
  path: 'users/push',
  programType: 'testPush',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: { playerId: 'playerId', mark: 'mark' },
  input: z.object({ playerId: textField(64), mark: textField(64) }),
  output: nothing,
  refusals: ['push.off', 'push.not-subscribed', 'push.tested-just-now'],
  done: msg`A test alert is on its way.`,
});
