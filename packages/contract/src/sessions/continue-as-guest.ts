import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { deviceField, newSession } from '../sign-in/session.ts';
import { defineCall } from '../define-call.ts';

/** A session without an account, for reading only. */
export const continueAsGuest = defineCall({
  name: 'continue-as-guest',
  path: 'auth/login',
  programType: 'continueAsGuest',
  who: 'anyone',
  writes: true,
  replay: 'outcome',
  fields: { device: 'device' },
  input: z.object({ device: z.optional(deviceField) }),
  output: newSession,
  refusals: [],
  done: msg`Welcome.`,
});
