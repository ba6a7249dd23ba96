import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { nothing } from '../wire/values.ts';
import { PASSKEY_ROLES, passkeyIdField } from './passkey.ts';

/** Removes one passkey of the account: it opens no session from then on. */
export const removePasskey = defineCall({
  name: 'remove-passkey',
  path: 'auth/passkeys',
  programType: 'removePasskey',
  who: PASSKEY_ROLES,
  writes: true,
  replay: 'reply',
  fields: { passkeyId: 'id' },
  input: z.object({ passkeyId: passkeyIdField }),
  output: nothing,
  refusals: ['passkey.not-found'],
  done: msg`Passkey removed.`,
});
