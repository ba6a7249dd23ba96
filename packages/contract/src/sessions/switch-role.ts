import { msg } from '@karigar/domain/msg';
import { MEMBERSHIPS } from '@karigar/domain/roles';
import * as z from 'zod/mini';
import { newSession } from '../sign-in/session.ts';
import { defineCall } from '../define-call.ts';
import { choiceField } from '../wire/fields.ts';

/** A new session in another role of the same account; the caller's session ends. */
export const switchRole = defineCall({
  name: 'switch-role',
  path: 'auth/sessions',
  programType: 'switchRole',
  who: MEMBERSHIPS,
  writes: true,
  replay: 'outcome',
  fields: { role: 'role' },
  input: z.object({
    role: choiceField({ serviceman: 'serviceman', customer: 'customer', operator: 'operator' }),
  }),
  output: newSession,
  refusals: ['role.not-held'],
  done: msg`Role changed.`,
});
