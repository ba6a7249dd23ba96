import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField, textField } from '../wire/fields.ts';
import { words } from '../wire/values.ts';

/** Opens a case about one line; while it is open, asking again returns the same case. */
export const questionLine = defineCall({
  name: 'question-line',
  path: 'orders/earnings',
  programType: 'questionEarningsLine',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  fields: { lineId: 'lineId', question: 'question' },
  input: z.object({ lineId: idField, question: textField(500) }),
  /** Such as 'Q-1042'. */
  output: z.object({ caseNo: words }),
  refusals: ['earnings.line-not-found', 'case.question-missing', 'case.too-many-today'],
  done: msg`Your question has been sent.`,
});
