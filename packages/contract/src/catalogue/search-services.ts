import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { listOf } from '../wire/values.ts';
import { BROWSERS, serviceCard } from './service-card.ts';

/** English, Hindi, or Hindi in English letters, with typing errors. The best match first; empty for an empty query. */
export const searchServices = defineCall({
  name: 'search-services',
  path: 'catalogue/services',
  programType: 'searchServices',
  who: BROWSERS,
  writes: false,
  fields: { words: 'search' },
  input: z.object({ words: textField(80) }),
  output: listOf(serviceCard),
  refusals: [],
});
