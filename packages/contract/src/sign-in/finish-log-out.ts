import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/**
 * Ends a session that a phone left without network. `session` is SHA-256 of its token in hexadecimal: it ends the
 * session and opens nothing, so the phone can store it after the log-out. The reply is the same for every value.
 */
export const finishLogOut = defineCall({
  name: 'finish-log-out',
  path: 'auth/logout',
  programType: 'finishLogout',
  who: 'anyone',
  writes: true,
  replay: 'reply',
  fields: { session: 'session' },
  input: z.object({ session: textField(64) }),
  output: nothing,
  refusals: [],
});
