import { DESKS } from '@karigar/domain/console/desks';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { credentialField } from '../passkeys/passkey.ts';
import { nothing } from '../wire/values.ts';

/** Shows the operator's passkey again: the session may make one guarded call within five minutes. */
export const showPasskey = defineCall({
  name: 'show-passkey',
  path: 'console/proof',
  programType: 'showPasskey',
  who: ['operator'],
  desks: DESKS,
  writes: true,
  replay: 'outcome',
  fields: { credential: 'credential' },
  input: z.object({ credential: credentialField }),
  output: nothing,
  refusals: ['operator.passkey-refused'],
});
