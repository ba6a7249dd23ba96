import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { stepUpNeeded } from '../refusals/step-up-details.ts';
import { PASSKEY_ROLES, passkeyOptions } from './passkey.ts';

/** Gives the challenge for a new passkey, to a session that has just shown the proven phone. */
export const beginPasskey = defineCall({
  name: 'begin-passkey',
  path: 'auth/passkeys',
  programType: 'beginPasskey',
  who: PASSKEY_ROLES,
  writes: true,
  replay: 'reply',
  fields: {},
  input: z.object({}),
  output: passkeyOptions,
  details: stepUpNeeded,
  refusals: ['step-up.needed', 'step-up.phone-needed', 'step-up.too-new', 'passkey.too-many'],
});
