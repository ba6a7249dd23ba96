import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { passkeyOptions } from '../passkeys/passkey.ts';
import { deviceField } from './session.ts';

/** Gives a challenge to whoever asks. It names no account: the phone shows the passkeys that it has. */
export const beginPasskeyLogin = defineCall({
  name: 'begin-passkey-login',
  path: 'auth/passkeys',
  programType: 'beginPasskeyLogin',
  who: 'anyone',
  writes: true,
  replay: 'reply',
  fields: { device: 'device' },
  input: z.object({ device: deviceField }),
  output: passkeyOptions,
  refusals: [],
});
