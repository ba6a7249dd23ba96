import { msg } from '@karigar/domain/msg';
import { MEMBERSHIPS } from '@karigar/domain/roles';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Ends one session of the account, on any device. */
export const revokeSession = defineCall({
  name: 'revoke-session',
  path: 'auth/sessions',
  programType: 'revokeSession',
  who: MEMBERSHIPS,
  writes: true,
  replay: 'reply',
  fields: { sessionId: 'id' },
  input: z.object({ sessionId: idField }),
  output: nothing,
  refusals: ['session.not-found'],
  done: msg`That device is logged out.`,
});
