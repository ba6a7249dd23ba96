import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { amountField, choiceField, textField } from '../wire/fields.ts';
import { wholeNumber } from '../wire/values.ts';
import { cashInHand } from './cash-in-hand.ts';

/** The serviceman reports a deposit; the cash in hand falls once an operator confirms it. */
export const depositCash = defineCall({
  name: 'deposit-cash',
  path: 'orders/earnings',
  programType: 'depositCash',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  fields: { amount: 'amount', way: 'way', reference: 'reference' },
  input: z.object({
    amount: amountField,
    way: choiceField({ office: 'office', bank: 'bank', upi: 'upi' }),
    reference: textField(60),
  }),
  output: z.object({ depositId: wholeNumber, cashInHand }),
  refusals: ['deposit.nothing-to-deposit', 'deposit.too-much', 'deposit.reference-missing'],
  done: msg`Deposit sent. It will be confirmed soon.`,
});
