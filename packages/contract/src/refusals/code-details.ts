import * as z from 'zod/mini';
import { wholeNumber } from '../first-values.ts';

export const otpTooSoon = { 'otp.too-soon': z.object({ retryAfterSeconds: wholeNumber }) } as const;

export const secondProofMismatch = {
  'second-proof.mismatch': z.object({ triesLeft: wholeNumber }),
} as const;
