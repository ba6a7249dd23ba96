import { text } from '@karigar/domain/language';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { deviceField, doorField, newSession } from './session.ts';

/** After the OTP: an identity token, ours or a configured issuer's, becomes a session. */
export const loginWithIdToken = defineCall({
  name: 'login-with-id-token',
  path: 'auth/login',
  programType: 'loginWithFirebase',
  spec: 1,
  who: 'anyone',
  writes: true,
  replay: 'outcome',
  fields: {
    phone: 'username',
    userId: 'userId',
    playerId: 'playerId',
    idToken: 'idToken',
    door: 'role',
    device: 'device',
  },
  input: z.object({
    phone: textField(20),
    /** The issuer's subject; a caller that knows only the written fields puts the token here. */
    userId: textField(4096),
    playerId: z.optional(textField(200)),
    idToken: z.optional(textField(4096)),
    door: z.optional(doorField),
    device: z.optional(deviceField),
  }),
  output: newSession,
  refusals: ['login.identity-not-proven', 'account.blocked'],
  done: text('Login successful', 'लॉगिन हो गया'),
});
