import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import {
  flag,
  listOf,
  maybePicture,
  maybeWholeNumber,
  wholeNumber,
  words,
} from '../wire/values.ts';
import { BROWSERS } from './service-card.ts';

/** A serviceman's public page, without phone number, address and family name. */
const provider = z.object({
  id: wholeNumber,
  /** First name and initial. */
  name: words,
  picture: maybePicture,
  isVerified: flag,
  /** The year the serviceman joined. */
  since: wholeNumber,
  completed: wholeNumber,
  /** Out of five; null before the first rating. */
  rating: z.nullish(z.number()),
  ratings: maybeWholeNumber,
  skills: listOf(words),
});

export const getProvider = defineCall({
  name: 'get-provider',
  path: 'catalogue/providers',
  programType: 'getProviderDetails',
  who: BROWSERS,
  writes: false,
  fields: { providerId: 'providerId' },
  input: z.object({ providerId: idField }),
  output: provider,
  refusals: ['provider.not-found'],
});
