import { MEMBERSHIPS } from '@karigar/domain/roles';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { flag, listOf, maybeInstant, wholeNumber, words } from '../wire/values.ts';

const session = z.object({
  id: wholeNumber,
  /** Such as 'Chrome · Android'; empty when unknown. */
  device: words,
  role: z.enum(MEMBERSHIPS),
  createdAt: maybeInstant,
  lastUsedAt: maybeInstant,
  isCurrent: flag,
});

/** The account's sessions, the last used first. */
export const listSessions = defineCall({
  name: 'list-sessions',
  path: 'auth/sessions',
  programType: 'getSessions',
  who: MEMBERSHIPS,
  writes: false,
  fields: {},
  input: z.object({}),
  output: listOf(session),
  refusals: [],
});
