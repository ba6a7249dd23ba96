import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Answers a serviceman's case about an earning line; only a correction moves money, never the answer. */
export const answerCase = defineCall({
  name: 'answer-case',
  path: 'console/ledger',
  programType: 'answerCase',
  who: ['operator'],
  desks: ['money'],
  writes: true,
  replay: 'reply',
  fields: { caseNo: 'caseNo', answer: 'answer' },
  input: z.object({ caseNo: textField(20), answer: textField(500) }),
  output: nothing,
  refusals: ['case.not-found', 'case.already-answered', 'correction.reason-missing'],
  done: msg`The case is answered.`,
});
