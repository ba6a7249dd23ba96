import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField, numberField } from '../wire/fields.ts';
import {
  flag,
  instant,
  listOf,
  maybeInstant,
  maybeWholeNumber,
  wholeNumber,
  words,
} from '../wire/values.ts';
import { desksHeld } from './invite.ts';

const operator = z.object({
  accountId: wholeNumber,
  name: words,
  email: words,
  desks: desksHeld,
  /** Null for every city. */
  cityId: maybeWholeNumber,
  hasPasskey: flag,
  hasAuthenticator: flag,
  lastSeenAt: maybeInstant,
  closedAt: maybeInstant,
});

const openInvite = z.object({
  id: wholeNumber,
  name: words,
  email: words,
  desks: desksHeld,
  cityId: maybeWholeNumber,
  /** Empty for the command line. */
  invitedBy: words,
  /** The second person has agreed, and the link was mailed. */
  isSent: flag,
  expiresAt: instant,
});

/** The team: every operator, and on the first page the open invitations. */
export const listOperators = defineCall({
  name: 'list-operators',
  path: 'console/operators',
  programType: 'getOperators',
  who: ['operator'],
  desks: ['admin'],
  writes: false,
  fields: { limit: 'limit', after: 'after' },
  input: z.object({
    limit: z.optional(numberField(1, 100)),
    /** `next` of the page before. */
    after: z.optional(idField),
  }),
  output: z.object({
    operators: listOf(operator),
    invites: listOf(openInvite),
    next: maybeWholeNumber,
  }),
  refusals: [],
});
