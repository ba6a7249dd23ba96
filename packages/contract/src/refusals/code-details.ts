import { ACTS } from '@karigar/domain/identity/step-up';
import * as z from 'zod/mini';
import { wholeNumber } from '../first-values.ts';

export const otpTooSoon = { 'otp.too-soon': z.object({ retryAfterSeconds: wholeNumber }) } as const;

/** What must be confirmed: a change of phone and email together is two acts. */
export const stepUpNeeded = { 'step-up.needed': z.object({ act: z.enum(ACTS) }) } as const;

export const secondProofMismatch = {
  'second-proof.mismatch': z.object({ triesLeft: wholeNumber }),
} as const;
