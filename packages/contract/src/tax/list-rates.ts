import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { day, listOf, maybeInstant, maybeWords, wholeNumber, words } from '../wire/values.ts';
import { rate } from './rate.ts';

/** Every rate that is, was and comes, with both people; and what waits for a second person. */
export const listRates = defineCall({
  name: 'list-rates',
  path: 'console/tax',
  programType: 'getRates',
  who: ['operator'],
  desks: ['money', 'audit'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: z.object({
    today: day,
    categories: listOf(z.object({ id: wholeNumber, name: words })),
    /** The latest first day first. */
    rates: listOf(
      z.object({
        ...rate,
        id: wholeNumber,
        /** Null for the rates that the marketplace began with. */
        savedBy: maybeWords,
        agreedBy: maybeWords,
        agreedAt: maybeInstant,
      }),
    ),
    asked: listOf(z.object({ ...rate, askedBy: words })),
  }),
  refusals: [],
});
