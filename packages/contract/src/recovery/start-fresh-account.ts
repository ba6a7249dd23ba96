import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { signInRoleField, newSession } from '../sign-in/session.ts';
import { defineCall } from '../define-call.ts';

/**
 * For the new owner of a recycled number: a new account, three days after the first request. The old one keeps its data
 * and loses the phone, unless somebody uses it, has a booking to come or money on it.
 */
export const startFreshAccount = defineCall({
  name: 'start-fresh-account',
  path: 'auth/proof',
  programType: 'startFreshAccount',
  who: ['guest'],
  writes: true,
  replay: 'outcome',
  fields: { door: 'role' },
  input: z.object({ door: z.optional(signInRoleField) }),
  output: newSession,
  refusals: ['second-proof.not-needed', 'number.in-use', 'number.waits'],
  done: msg`Your account is ready.`,
});
