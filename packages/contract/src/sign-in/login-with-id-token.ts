import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/text-fields.ts';
import { askedRoleField, deviceField, newSession } from './session.ts';

/** After the OTP: exchanges an identity token, ours or a configured issuer's, for a session. */
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
    name: 'name',
  },
  input: z.object({
    phone: textField(20),
    /** The issuer's subject; a caller limited to the specified fields sends the token here. */
    userId: textField(4096),
    playerId: z.optional(textField(200)),
    idToken: z.optional(textField(4096)),
    door: z.optional(askedRoleField),
    device: z.optional(deviceField),
    /** Of a new account. */
    name: z.optional(textField(100)),
  }),
  output: newSession,
  refusals: ['login.identity-not-proven', 'login.role-needed', 'account.blocked'],
  done: msg`Login successful`,
});
