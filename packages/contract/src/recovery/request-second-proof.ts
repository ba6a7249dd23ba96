import { SECOND_PROOFS } from '@karigar/domain/identity/second-proof';
import * as z from 'zod/mini';
import { otpTooSoon } from '../refusals/code-details.ts';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { wholeNumber } from '../wire/values.ts';

/** The second factor that the session still needs; sends the code if it is by email. */
export const requestSecondProof = defineCall({
  name: 'request-second-proof',
  path: 'auth/proof',
  programType: 'requestSecondProof',
  who: ['guest'],
  writes: true,
  replay: 'reply',
  fields: { captcha: 'captcha' },
  input: z.object({ captcha: z.optional(textField(300)) }),
  output: z.object({
    proof: z.enum(SECOND_PROOFS),
    /** The email, masked; empty for another factor. */
    sentTo: z.string(),
    retryAfterSeconds: wholeNumber,
    /** Guesses left at the last four; missing for another factor. */
    triesLeft: z.optional(wholeNumber),
  }),
  details: otpTooSoon,
  refusals: ['second-proof.not-needed', 'otp.too-soon', 'otp.too-many-sends', 'captcha.needed'],
});
