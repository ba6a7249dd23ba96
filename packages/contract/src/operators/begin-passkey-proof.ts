import { DESKS } from '@karigar/domain/console/desks';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { passkeyOptions } from '../passkeys/passkey.ts';

/** Gives a challenge for the operator's own passkeys, before a guarded call. */
export const beginPasskeyProof = defineCall({
  name: 'begin-passkey-proof',
  path: 'console/proof',
  programType: 'beginPasskeyProof',
  who: ['operator'],
  desks: DESKS,
  writes: true,
  replay: 'reply',
  fields: {},
  input: z.object({}),
  output: passkeyOptions,
  refusals: ['operator.no-passkey'],
});
