import { text } from '@karigar/domain/language';
import { ROLES } from '@karigar/domain/roles';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { nothing } from '../wire/values.ts';

/** Ends the session it is called with, and no other. */
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
  done: text('You are logged out.', 'आप लॉगआउट हो गए।'),
});
