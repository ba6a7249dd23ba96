import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { credentialField } from '../passkeys/passkey.ts';
import { deviceField, newSession } from '../sign-in/session.ts';

/** Opens an operator's session with a passkey, which counts as shown just now. */
export const loginOperator = defineCall({
  name: 'login-operator',
  path: 'console/login',
  programType: 'loginOperator',
  at: 'console',
  who: 'anyone',
  writes: true,
  replay: 'outcome',
  fields: { credential: 'credential', device: 'device' },
  input: z.object({
    credential: credentialField,
    /** The one that asked for the challenge. */
    device: deviceField,
  }),
  output: newSession,
  refusals: ['operator.passkey-refused'],
  done: msg`Login successful`,
});
