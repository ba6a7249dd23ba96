import { CASE_STATUSES } from '@karigar/domain/ledger/case';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { listOf, maybeInstant, maybeWords, wholeNumber, words } from '../wire/values.ts';
import { earningLine } from './earning-line.ts';

const earningsCase = z.object({
  caseNo: words,
  status: z.enum(CASE_STATUSES),
  question: words,
  askedAt: maybeInstant,
  answer: maybeWords,
  answeredAt: maybeInstant,
  line: earningLine,
  /** The job of the line. */
  bookingId: wholeNumber,
  orderId: wholeNumber,
  bookingNo: words,
});

/** The serviceman's cases, newest first: the last hundred. */
export const listCases = defineCall({
  name: 'list-cases',
  path: 'orders/earnings',
  programType: 'getEarningsCases',
  who: ['serviceman'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: listOf(earningsCase),
  refusals: [],
});
