import { LINE_KINDS } from '@karigar/domain/ledger/lines';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { amount, instant, listOf, maybeWholeNumber, wholeNumber, words } from '../wire/values.ts';

/** Questions of servicemen about a line of their earnings that nobody answered yet, the oldest first. */
export const listOpenCases = defineCall({
  name: 'list-open-cases',
  path: 'console/ledger',
  programType: 'getOpenCases',
  who: ['operator'],
  desks: ['money', 'audit'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: z.object({
    /** Of all that wait; the list has the oldest of them. */
    waiting: wholeNumber,
    cases: listOf(
      z.object({
        caseNo: words,
        servicemanId: wholeNumber,
        name: words,
        question: words,
        askedAt: instant,
        dueAt: instant,
        line: z.object({
          kind: z.enum(LINE_KINDS),
          /** The service or add-on; empty for other lines. */
          name: words,
          amount,
          /** Of a tax or commission, in hundredths of a percent: the rule that made the line. */
          rate: maybeWholeNumber,
          at: instant,
          /** Why, where an operator made it. */
          reason: words,
        }),
        bookingNo: words,
        service: words,
        total: amount,
        paid: amount,
      }),
    ),
  }),
  refusals: [],
});
