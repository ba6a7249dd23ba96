import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { newSession } from '../sign-in/session.ts';
import { defineCall } from '../define-call.ts';
import { choiceField } from '../wire/fields.ts';

/** A new session in another role of the same account; the caller's session ends. Operators have no other role. */
export const switchRole = defineCall({
  name: 'switch-role',
  path: 'auth/sessions',
  programType: 'switchRole',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'outcome',
  fields: { role: 'role' },
  input: z.object({
    role: choiceField({ serviceman: 'serviceman', customer: 'customer' }),
  }),
  output: newSession,
  refusals: ['role.not-held'],
  done: msg`Role changed.`,
});
