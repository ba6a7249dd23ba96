import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { maybeReason, reasonFields } from '../wire/console-fields.ts';
import { choiceField, idField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/**
 * What a line of the statement is: the deposit or the UPI request is confirmed with it, a settlement of the gateway is
 * recorded, and what is none of them is set aside with a reason.
 */
export const answerBankLine = defineCall({
  name: 'answer-bank-line',
  path: 'console/bank-lines',
  programType: 'answerBankLine',
  who: ['operator'],
  desks: ['money'],
  writes: true,
  replay: 'reply',
  fields: { lineId: 'lineId', kind: 'kind', id: 'id', ...reasonFields },
  input: z.object({
    lineId: idField,
    kind: choiceField({
      deposit: 'deposit',
      upi: 'upi',
      settlement: 'settlement',
      'set-aside': 'set-aside',
    }),
    /** Of the deposit, or the reference of the UPI request. */
    id: z.optional(textField(40)),
    ...maybeReason,
  }),
  output: nothing,
  refusals: [
    'bank-line.not-found',
    'bank-line.answered',
    'bank-line.amount-differs',
    'console.reason-missing',
    'correction.reason-missing',
    'deposit.not-found',
    'deposit.already-answered',
    'upi.not-found',
    'upi.not-waiting',
    'upi.bank-reference-missing',
    'payment.amount-not-due',
  ],
  done: msg`Recorded.`,
});
