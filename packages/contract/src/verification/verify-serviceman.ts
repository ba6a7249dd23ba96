import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { choiceField, idField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** From now on jobs are offered to the serviceman, or no longer. */
export const verifyServiceman = defineCall({
  name: 'verify-serviceman',
  path: 'console/documents',
  programType: 'verifyServiceman',
  who: ['operator'],
  desks: ['kyc'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { accountId: 'accountId', outcome: 'outcome', words: 'words' },
  input: z.object({
    accountId: idField,
    outcome: choiceField({ verified: 'verified', withdrawn: 'withdrawn' }),
    /** Why it is withdrawn; the serviceman reads it. */
    words: z.optional(textField(300)),
  }),
  output: nothing,
  refusals: [
    'verification.not-found',
    'verification.own-account',
    'verification.already-so',
    'verification.incomplete',
    'verification.reason-missing',
  ],
  done: msg`Saved.`,
});
