import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField, textField } from '../wire/fields.ts';
import { maybeWords } from '../wire/values.ts';

/** Reverses a payment that was never made, by new entries; old entries stay. */
export const reversePayment = defineCall({
  name: 'reverse-payment',
  path: 'console/ledger',
  programType: 'reversePayment',
  who: ['operator'],
  desks: ['money'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { paymentId: 'paymentId', reason: 'reason' },
  input: z.object({ paymentId: idField, reason: textField(500) }),
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
  done: msg`Payment reversed.`,
});
