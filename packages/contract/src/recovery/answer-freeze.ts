import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { choiceField, idField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Lets frozen payouts go on, which releases money, or keeps them frozen. */
export const answerFreeze = defineCall({
  name: 'answer-freeze',
  path: 'console/accounts',
  programType: 'answerFreeze',
  who: ['operator'],
  desks: ['help'],
  writes: true,
  replay: 'reply',
  fields: { freezeId: 'freezeId', answer: 'answer', reason: 'reason' },
  input: z.object({
    freezeId: idField,
    answer: choiceField({ keep: 'keep', restore: 'restore' }),
    reason: textField(500),
  }),
  output: nothing,
  refusals: [
    'correction.reason-missing',
    'freeze.not-found',
    'freeze.already-answered',
    'operator.second-person',
  ],
  done: msg`Saved.`,
});
