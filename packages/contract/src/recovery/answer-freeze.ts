import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { choiceField, idField, textField } from '../wire/fields.ts';
import { maybeWords } from '../wire/values.ts';

/** Keeps payouts frozen, or asks to let them go on, which releases money: a second person must agree. */
export const answerFreeze = defineCall({
  name: 'answer-freeze',
  path: 'console/accounts',
  programType: 'answerFreeze',
  who: ['operator'],
  desks: ['help'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { freezeId: 'freezeId', answer: 'answer', reason: 'reason' },
  input: z.object({
    freezeId: idField,
    answer: choiceField({ keep: 'keep', restore: 'restore' }),
    reason: textField(500),
  }),
  /** The number under which the second person finds it; null for payouts that stay frozen. */
  output: z.object({ countersign: maybeWords }),
  refusals: [
    'correction.reason-missing',
    'freeze.not-found',
    'freeze.already-answered',
    'countersign.asked-already',
  ],
  done: msg`Saved.`,
});
