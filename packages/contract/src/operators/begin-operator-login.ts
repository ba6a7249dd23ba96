import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { passkeyOptions } from '../passkeys/passkey.ts';
import { deviceField } from '../sign-in/session.ts';

/** Gives a challenge to whoever asks. It names no account. */
export const beginOperatorLogin = defineCall({
  name: 'begin-operator-login',
  path: 'console/login',
  programType: 'beginOperatorLogin',
  at: 'console',
  who: 'anyone',
  writes: true,
  replay: 'reply',
  fields: { device: 'device' },
  input: z.object({ device: deviceField }),
  output: passkeyOptions,
  refusals: [],
});
