import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { wholeNumber } from '../first-values.ts';

/**
 * Proof of work instead of a puzzle: find a text for which SHA-256 of `challenge:text` begins with
 * `difficulty` zero bits. Valid for one message, for a few minutes.
 */
export const getCaptcha = defineCall({
  name: 'get-captcha',
  path: 'auth/otp',
  programType: 'getCaptcha',
  who: 'anyone',
  writes: false,
  fields: {},
  input: z.object({}),
  output: z.object({ challenge: z.string().check(z.minLength(1)), difficulty: wholeNumber }),
  refusals: [],
});
