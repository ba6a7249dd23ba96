import { msg } from '@karigar/domain/msg';
import { ROLES } from '@karigar/domain/roles';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { nothing } from '../wire/values.ts';

/** Ends the caller's session only. */
export const logOut = defineCall({
  name: 'log-out',
  path: 'auth/logout',
  programType: 'logout',
  who: ROLES,
  writes: true,
  replay: 'outcome',
  fields: {},
  input: z.object({}),
  output: nothing,
  refusals: [],
  done: msg`You are logged out.`,
});
