import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { flag, listOf, maybeInstant, maybeWords, words } from '../wire/values.ts';

const consent = z.object({
  purpose: words,
  /** Shown, but not optional. */
  isNeeded: flag,
  isGiven: flag,
  /** Version of the text last consented to. */
  version: maybeWords,
  givenAt: maybeInstant,
  withdrawnAt: maybeInstant,
});

/** Each purpose of the caller's data, and the consent to it. */
export const listConsents = defineCall({
  name: 'list-consents',
  path: 'users/privacy',
  programType: 'getConsents',
  who: ['serviceman', 'customer'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: listOf(consent),
  refusals: [],
});
