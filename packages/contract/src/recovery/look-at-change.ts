import { DISOWNABLE } from '@karigar/domain/identity/payout-freeze';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { flag, instant } from '../wire/values.ts';

/** What the link "This was not me" of a notice is about: no contact and no number. */
export const lookAtChange = defineCall({
  name: 'look-at-change',
  path: 'auth/not-me',
  programType: 'lookAtChange',
  who: 'anyone',
  writes: false,
  fields: { token: 'token' },
  input: z.object({ token: textField(60) }),
  output: z.object({
    /** `number` when somebody else claims the account's mobile number. */
    change: z.enum(DISOWNABLE),
    at: instant,
    /** The link was pressed. */
    isDisowned: flag,
    /** The account works as a serviceman: the press stops its payouts. */
    hasPayouts: flag,
  }),
  refusals: ['change.link-over', 'change.checked', 'change.too-often'],
});
