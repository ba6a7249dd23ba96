import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/text-fields.ts';
import { captchaField, deviceField, signInRoleField, newSession } from './session.ts';

export const loginWithPassword = defineCall({
  name: 'login-with-password',
  path: 'auth/login',
  programType: 'loginWIthPassword',
  spec: 2,
  who: 'anyone',
  writes: true,
  replay: 'outcome',
  fields: {
    email: 'username',
    password: 'password',
    door: 'role',
    device: 'device',
    captcha: 'captcha',
  },
  input: z.object({
    email: textField(254),
    password: textField(200),
    door: z.optional(signInRoleField),
    device: z.optional(deviceField),
    captcha: z.optional(captchaField),
  }),
  output: newSession,
  refusals: [
    'login.wrong-credentials',
    'login.too-many-tries',
    'captcha.needed',
    'account.blocked',
  ],
  done: msg`Login successful`,
});
