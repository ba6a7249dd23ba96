import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { listOf, maybeInstant, wholeNumber, words } from '../wire/values.ts';

const record = z.object({
  id: wholeNumber,
  madeAt: maybeInstant,
  validUntil: maybeInstant,
  /** Anyone with the link checks the record, until it expires or is revoked. */
  pageUrl: words,
  pdfUrl: words,
  whatsappUrl: words,
});

/** The serviceman's valid work records, newest first. */
export const listWorkRecords = defineCall({
  name: 'list-work-records',
  path: 'users/work-records',
  programType: 'getWorkRecords',
  who: ['serviceman'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: listOf(record),
  refusals: [],
});
