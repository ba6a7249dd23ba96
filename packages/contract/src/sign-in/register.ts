import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/text-fields.ts';
import { deviceField, signInRoleField, newSession } from './session.ts';

export const register = defineCall({
  name: 'register',
  path: 'auth/register',
  programType: 'registerUser',
  spec: 3,
  who: 'anyone',
  writes: true,
  replay: 'outcome',
  fields: {
    firstName: 'first_name',
    lastName: 'last_name',
    phone: 'phone',
    email: 'email',
    address: 'address',
    password: 'password',
    door: 'role',
    device: 'device',
  },
  input: z.object({
    firstName: textField(100),
    lastName: textField(100),
    phone: textField(20),
    email: textField(254),
    address: textField(500),
    password: textField(200),
    door: z.optional(signInRoleField),
    device: z.optional(deviceField),
  }),
  output: newSession,
  refusals: [
    'name.missing',
    'phone.invalid',
    'email.invalid',
    'password.too-weak',
    'account.already-exists',
  ],
  done: msg`Your account is ready.`,
});
