import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { stepUpNeeded } from '../refusals/step-up-details.ts';
import { choiceField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

export const updateBankDetails = defineCall({
  name: 'update-bank-details',
  path: 'users/usersDetails',
  programType: 'updateBankDetails',
  spec: 23,
  who: ['serviceman'],
  writes: true,
  replay: 'outcome',
  fields: {
    accountNumber: 'accountNo',
    ifsc: 'ifscCode',
    holderName: 'holderName',
    bankName: 'bankName',
    confirm: 'confirm',
  },
  input: z.object({
    accountNumber: textField(40),
    ifsc: textField(20),
    holderName: textField(200),
    bankName: textField(200),
    /** Refused without the phone's code, where a first entry would else be saved and wait for it. */
    confirm: z.optional(choiceField({ yes: 'yes' })),
  }),
  output: nothing,
  details: stepUpNeeded,
  refusals: [
    'bank.field-missing',
    'bank.account-number-invalid',
    'bank.ifsc-invalid',
    'step-up.needed',
    'step-up.phone-needed',
    'step-up.too-new',
  ],
  done: msg`Bank details saved.`,
});
