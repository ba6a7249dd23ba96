import { DESKS } from '@karigar/domain/console/desks';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { flag, listOf, maybeWholeNumber, maybeWords, wholeNumber, words } from '../wire/values.ts';
import { desksHeld } from './invite.ts';

/** The operator who is logged in: name, desks and city. */
export const getDesk = defineCall({
  name: 'get-desk',
  path: 'console/desk',
  programType: 'getDesk',
  who: ['operator'],
  desks: DESKS,
  writes: false,
  fields: {},
  input: z.object({}),
  output: z.object({
    accountId: wholeNumber,
    name: z.string(),
    email: z.string(),
    desks: desksHeld,
    /** Null for an operator of every city. */
    cityId: maybeWholeNumber,
    city: maybeWords,
    /** An operator of every city chooses one of them. */
    cities: listOf(z.object({ id: wholeNumber, name: words })),
    /** In a small team admin and money may be one person. */
    team: z.enum(['small', 'large']),
    /** False after a login with the authenticator of an operator who has none: guarded calls stay closed. */
    hasPasskey: flag,
  }),
  refusals: [],
});
