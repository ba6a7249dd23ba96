import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { listOf, maybeInstant, wholeNumber, words } from '../wire/values.ts';

const block = z.object({
  id: wholeNumber,
  /** As written in the booking. */
  name: words,
  bookingNo: words,
  blockedAt: maybeInstant,
});

/** The people the caller has blocked, newest first. */
export const listBlocks = defineCall({
  name: 'list-blocks',
  path: 'users/contact',
  programType: 'getBlocks',
  who: ['serviceman', 'customer'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: listOf(block),
  refusals: [],
});
