import { MATCH_KINDS } from '@karigar/domain/bank-lines/bank-line';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

import { amount, day, instant, listOf, maybeWords, wholeNumber, words } from '../wire/values.ts';

/** What a line may be. */
const bankLineChoice = z.object({
  kind: z.enum(MATCH_KINDS),
  id: words,
  name: words,
  reference: words,
  day,
  /** Of a UPI request: the booking. */
  bookingNo: maybeWords,
  score: wholeNumber,
});

/** Lines that nobody answered yet, the oldest first, each with what it may be. */
export const listBankLines = defineCall({
  name: 'list-bank-lines',
  path: 'console/bank-lines',
  programType: 'getBankLines',
  who: ['operator'],
  desks: ['money', 'audit'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: z.object({
    /** Of all that wait; the list has the oldest of them. */
    waiting: wholeNumber,
    /** Today. */
    answered: wholeNumber,
    lines: listOf(
      z.object({
        id: wholeNumber,
        day,
        amount,
        reference: words,
        words,
        savedAt: instant,
        dueAt: instant,
        /** Place of the proposal among the choices; null where none is likely enough. */
        proposed: z.nullable(wholeNumber),
        choices: listOf(bankLineChoice),
      }),
    ),
  }),
  refusals: [],
});
