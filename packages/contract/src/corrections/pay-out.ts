import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField, textField } from '../wire/fields.ts';
import { amount, wholeNumber } from '../wire/values.ts';

/** Pays a serviceman the payable amount: first against the cash in hand, the rest to the bank account. */
export const payOut = defineCall({
  name: 'pay-out',
  path: 'console/ledger',
  programType: 'payOut',
  who: ['operator'],
  desks: ['money'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { servicemanId: 'servicemanId', reference: 'reference', reason: 'reason' },
  input: z.object({ servicemanId: idField, reference: textField(60), reason: textField(500) }),
  output: z.object({ payoutId: wholeNumber, amount, kept: amount }),
  refusals: [
    'correction.reason-missing',
    'payout.nothing-to-pay',
    'payout.frozen',
    'payout.bank-missing',
    'payout.bank-unconfirmed',
    'payout.paused',
    'payout.reference-missing',
    'operator.second-person',
  ],
  done: msg`Payout recorded.`,
});
