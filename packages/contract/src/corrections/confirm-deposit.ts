import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { choiceField, idField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** The cash arrived, or it did not and `reason` says why. */
export const confirmDeposit = defineCall({
  name: 'confirm-deposit',
  path: 'console/ledger',
  programType: 'confirmDeposit',
  who: ['operator'],
  desks: ['money'],
  writes: true,
  replay: 'reply',
  fields: { depositId: 'depositId', outcome: 'outcome', reason: 'reason' },
  input: z.object({
    depositId: idField,
    outcome: choiceField({ confirmed: 'confirmed', refused: 'refused' }),
    reason: textField(500),
  }),
  output: nothing,
  refusals: ['correction.reason-missing', 'deposit.not-found', 'deposit.already-answered'],
  done: msg`Deposit answered.`,
});
