import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { words } from '../wire/values.ts';

/** The public key for a browser's push subscription. */
export const getPushKey = defineCall({
  name: 'get-push-key',
  path: 'users/push',
  programType: 'getPushKey',
  who: ['serviceman', 'customer'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: z.object({ publicKey: words }),
  refusals: ['push.off'],
});
