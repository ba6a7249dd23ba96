import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { listOf, maybeWords, wholeNumber, words } from '../wire/values.ts';
import { BROWSERS } from './service-card.ts';

/** All categories, in display order. */
export const listCategories = defineCall({
  name: 'list-categories',
  path: 'catalogue/services',
  programType: 'getCategories',
  who: BROWSERS,
  writes: false,
  fields: {},
  input: z.object({}),
  output: listOf(
    z.object({ id: wholeNumber, name: words, image: maybeWords, services: wholeNumber }),
  ),
  refusals: [],
});
