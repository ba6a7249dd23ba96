import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { newSession } from '../sign-in/session.ts';
import { secondProofMismatch } from '../refusals/code-details.ts';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';

/** The code from the email, or the last four of a stored number. Replaces the session with a full one. */
export const confirmSecondProof = defineCall({
  name: 'confirm-second-proof',
  path: 'auth/proof',
  programType: 'confirmSecondProof',
  who: ['guest'],
  writes: true,
  replay: 'outcome',
  fields: { answer: 'answer' },
  input: z.object({ answer: textField(10) }),
  output: newSession,
  details: secondProofMismatch,
  refusals: [
    'second-proof.not-needed',
    'second-proof.mismatch',
    'second-proof.by-operations',
    'otp.mismatch',
    'otp.expired',
    'otp.too-many-tries',
  ],
  done: msg`Login successful`,
});
