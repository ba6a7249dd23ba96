import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { credentialField } from '../passkeys/passkey.ts';
import { deviceField, newSession, signInRoleField } from './session.ts';

/** Opens a session without any second factor: the phone was unlocked for it, and is the other factor itself. */
export const loginWithPasskey = defineCall({
  name: 'login-with-passkey',
  path: 'auth/passkeys',
  programType: 'loginWithPasskey',
  who: 'anyone',
  writes: true,
  replay: 'outcome',
  fields: { credential: 'credential', device: 'device', door: 'role' },
  input: z.object({
    credential: credentialField,
    /** The one that asked for the challenge. */
    device: deviceField,
    door: z.optional(signInRoleField),
  }),
  output: newSession,
  refusals: ['login.passkey-refused', 'account.blocked'],
  done: msg`Login successful`,
});
