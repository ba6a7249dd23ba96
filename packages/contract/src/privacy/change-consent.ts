import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { choiceField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Gives or withdraws one consent. */
export const changeConsent = defineCall({
  name: 'change-consent',
  path: 'users/privacy',
  programType: 'changeConsent',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: { purpose: 'purpose', given: 'given', version: 'version' },
  input: z.object({
    purpose: textField(40),
    given: choiceField({ yes: '1', no: '0' }),
    /** Version of the text that was shown. */
    version: textField(20),
  }),
  output: nothing,
  refusals: ['consent.not-optional', 'consent.text-outdated'],
  done: msg`Saved.`,
});
