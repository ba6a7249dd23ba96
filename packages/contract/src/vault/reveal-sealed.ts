import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { choiceField, idField, textField } from '../wire/fields.ts';
import { words } from '../wire/values.ts';

/** A sealed number in full, for an operator who gives a reason. The audit records operator, number and reason. */
export const revealSealed = defineCall({
  name: 'reveal-sealed',
  path: 'console/vault',
  programType: 'revealSealed',
  who: ['operator'],
  desks: ['money', 'kyc'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'outcome',
  fields: { accountId: 'accountId', number: 'number', reason: 'reason' },
  input: z.object({
    accountId: idField,
    number: choiceField({
      'bank-account': 'bankAccount',
      pan: 'pan',
      'driving-licence': 'drivingLicence',
    }),
    reason: textField(500),
  }),
  output: z.object({ value: words }),
  refusals: [
    'reveal.reason-missing',
    'reveal.nothing-kept',
    'reveal.too-many',
    'operator.second-person',
  ],
});
