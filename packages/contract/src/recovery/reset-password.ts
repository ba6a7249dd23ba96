import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { deviceField } from '../sign-in/session.ts';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Sets a new password with a valid code. Ends every session of the account. */
export const resetPassword = defineCall({
  name: 'reset-password',
  path: 'auth/recovery',
  programType: 'resetPassword',
  who: 'anyone',
  writes: true,
  replay: 'outcome',
  fields: { contact: 'contact', device: 'device', otp: 'otp', password: 'password' },
  input: z.object({
    contact: textField(254),
    device: deviceField,
    otp: textField(10),
    password: textField(200),
  }),
  output: nothing,
  refusals: [
    'contact.invalid',
    'password.too-weak',
    'otp.mismatch',
    'otp.expired',
    'otp.too-many-tries',
    'second-proof.needed',
    'account.under-check',
  ],
  done: msg`Your password is changed. Please log in.`,
});
