import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { listOf, wholeNumber, words } from '../wire/values.ts';
import { BROWSERS } from './service-card.ts';

const area = z.object({
  id: wholeNumber,
  name: words,
  city: words,
  pinCode: words,
  latitude: z.number(),
  longitude: z.number(),
});

/** The areas we serve, by city. */
export const listAreas = defineCall({
  name: 'list-areas',
  path: 'catalogue/areas',
  programType: 'getAreas',
  who: BROWSERS,
  writes: false,
  fields: {},
  input: z.object({}),
  output: listOf(area),
  refusals: [],
});
