import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
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
  },
  input: z.object({
    accountNumber: textField(40),
    ifsc: textField(20),
    holderName: textField(200),
    bankName: textField(200),
  }),
  output: nothing,
  refusals: [
    'bank.field-missing',
    'bank.account-number-invalid',
    'bank.ifsc-invalid',
    'step-up.needed',
  ],
  done: msg`Bank details saved.`,
});
