import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { amountField, idField, textField } from '../wire/fields.ts';
import { maybeWords } from '../wire/values.ts';

/** Less cash was taken than recorded: the difference is reversed and due again. */
export const correctPayment = defineCall({
  name: 'correct-payment',
  path: 'console/ledger',
  programType: 'correctPayment',
  who: ['operator'],
  desks: ['money'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { paymentId: 'paymentId', amount: 'amount', reason: 'reason' },
  /** `amount` is the amount really taken. */
  input: z.object({ paymentId: idField, amount: amountField, reason: textField(500) }),
  /** The number under which a second person finds it; null where one was enough. */
  output: z.object({ countersign: maybeWords }),
  refusals: [
    'correction.reason-missing',
    'correction.amount-invalid',
    'payment.not-found',
    'payment.already-reversed',
    'payment.already-refunded',
    'payment.paid-online',
    'countersign.asked-already',
  ],
  done: msg`Payment corrected.`,
});
