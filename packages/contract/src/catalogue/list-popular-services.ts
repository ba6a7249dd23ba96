import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { listOf } from '../wire/values.ts';
import { BROWSERS, serviceCard } from './service-card.ts';

/** The services with the most ratings. */
export const listPopularServices = defineCall({
  name: 'list-popular-services',
  path: 'catalogue/services',
  programType: 'getPopularServices',
  who: BROWSERS,
  writes: false,
  fields: {},
  input: z.object({}),
  output: listOf(serviceCard),
  refusals: [],
});
