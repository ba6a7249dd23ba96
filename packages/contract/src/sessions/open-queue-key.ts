import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { words } from '../wire/values.ts';

/**
 * The account's private key, which decrypts the actions that waited on a phone: PKCS #8 as base64url. Empty for an
 * account without a pair. Every call is audited.
 */
export const openQueueKey = defineCall({
  name: 'open-queue-key',
  path: 'users/queue-key',
  programType: 'openQueueKey',
  who: ['serviceman', 'customer'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: z.object({ privateKey: words }),
  refusals: [],
});
