import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { flag, listOf, maybeInstant, maybeWholeNumber, words } from '../wire/values.ts';

const skill = z.object({ id: words, name: words, isProposed: flag, isConfirmed: flag });

/** What the serviceman said they can do and where, and what our team has confirmed. */
export const getApplication = defineCall({
  name: 'get-application',
  path: 'users/application',
  programType: 'getApplication',
  who: ['serviceman'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: z.object({
    /** All of the catalogue. */
    skills: listOf(skill),
    areaId: maybeWholeNumber,
    appliedAt: maybeInstant,
  }),
  refusals: [],
});
