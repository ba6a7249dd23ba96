import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField, numberField, textField } from '../wire/fields.ts';
import { flag, wholeNumber } from '../wire/values.ts';

/** Whether the number in the picture is the number that was sent. Of an Aadhaar number, the last four digits. */
export const checkNumber = defineCall({
  name: 'check-number',
  path: 'console/documents',
  programType: 'checkNumber',
  who: ['operator'],
  desks: ['kyc'],
  writes: true,
  replay: 'reply',
  fields: { documentId: 'documentId', upload: 'upload', number: 'number' },
  input: z.object({
    documentId: idField,
    upload: numberField(1, 1_000_000),
    number: textField(40),
  }),
  output: z.object({ isEqual: flag, triesLeft: wholeNumber }),
  refusals: [
    'kyc.document-not-found',
    'verification.own-account',
    'verification.not-waiting',
    'verification.changed',
    'kyc.number-invalid',
    'verification.too-many-tries',
  ],
});
