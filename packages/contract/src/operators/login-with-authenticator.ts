import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { deviceField, newSession } from '../sign-in/session.ts';
import { textField } from '../wire/text-fields.ts';
import { totpField } from './invite.ts';

/** Opens an operator's session without a passkey: it makes no guarded call until one is shown. */
export const loginWithAuthenticator = defineCall({
  name: 'login-with-authenticator',
  path: 'console/login',
  programType: 'loginWithAuthenticator',
  at: 'console',
  who: 'anyone',
  writes: true,
  replay: 'outcome',
  fields: { email: 'email', password: 'password', totp: 'totp', device: 'device' },
  input: z.object({
    email: textField(254),
    password: textField(200),
    totp: totpField,
    device: deviceField,
  }),
  output: newSession,
  refusals: ['operator.login-wrong', 'operator.too-many-tries'],
  done: msg`Login successful`,
});
