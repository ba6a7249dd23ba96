import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { flag, listOf, maybeInstant, maybeWords, words } from '../wire/values.ts';

const consent = z.object({
  purpose: words,
  /** Told, and nothing to choose about. */
  isNeeded: flag,
  isGiven: flag,
  /** Of the text he last said yes to. */
  version: maybeWords,
  givenAt: maybeInstant,
  withdrawnAt: maybeInstant,
});

/** What his data is used for, item by item, and what he said to it. */
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
