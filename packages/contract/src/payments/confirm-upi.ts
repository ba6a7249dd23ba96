import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Confirms a UPI request after the bank statement shows the money: only now is it a payment. */
export const confirmUpi = defineCall({
  name: 'confirm-upi',
  path: 'console/payments',
  programType: 'confirmUpi',
  who: ['operator'],
  desks: ['money'],
  writes: true,
  replay: 'reply',
  fields: { reference: 'reference', bankReference: 'bankReference' },
  input: z.object({ reference: textField(40), bankReference: textField(60) }),
  output: nothing,
  refusals: [
    'upi.not-found',
    'upi.not-waiting',
    'upi.bank-reference-missing',
    'payment.amount-not-due',
  ],
  done: msg`Payment confirmed.`,
});
