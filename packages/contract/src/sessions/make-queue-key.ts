import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { words } from '../wire/values.ts';

/**
 * The account's public key, with which a phone encrypts waiting actions at the end of a session: an uncompressed point
 * of P-256 as base64url. Makes the pair at the first call; every later call returns the same key.
 */
export const makeQueueKey = defineCall({
  name: 'make-queue-key',
  path: 'users/queue-key',
  programType: 'makeQueueKey',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: {},
  input: z.object({}),
  output: z.object({ publicKey: words }),
  refusals: [],
});
