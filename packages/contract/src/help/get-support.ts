import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { maybeWords } from '../wire/values.ts';

/** How to reach a person at once. */
export const getSupport = defineCall({
  name: 'get-support',
  path: 'users/help',
  programType: 'getSupport',
  who: ['serviceman', 'customer', 'guest'],
  writes: false,
  fields: {},
  input: z.object({}),
  /** With country code, or a toll-free number; null where the server has none, never in production. */
  output: z.object({ phone: maybeWords }),
  refusals: [],
});
