import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/**
 * "This was not me": freezes payouts, ends every session, forgets every device and asks an operator to check. Pressed
 * again, it replies the same.
 */
export const disownChange = defineCall({
  name: 'disown-change',
  path: 'auth/not-me',
  programType: 'disownChange',
  who: 'anyone',
  writes: true,
  replay: 'reply',
  fields: { token: 'token' },
  input: z.object({ token: textField(60) }),
  output: nothing,
  refusals: ['change.link-over', 'change.checked', 'change.too-often'],
  done: msg`No money leaves the account now, and every device is logged out. Our team checks the change within 24 hours.`,
});
