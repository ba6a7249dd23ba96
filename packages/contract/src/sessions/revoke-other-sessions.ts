import { msg } from '@karigar/domain/msg';
import { MEMBERSHIPS } from '@karigar/domain/roles';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { wholeNumber } from '../wire/values.ts';

/** Ends every session of the account except the caller's. */
export const revokeOtherSessions = defineCall({
  name: 'revoke-other-sessions',
  path: 'auth/sessions',
  programType: 'revokeOtherSessions',
  who: MEMBERSHIPS,
  writes: true,
  replay: 'reply',
  fields: {},
  input: z.object({}),
  output: z.object({ ended: wholeNumber }),
  refusals: [],
  done: msg`All other devices are logged out.`,
});
