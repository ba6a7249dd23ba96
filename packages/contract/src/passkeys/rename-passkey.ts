import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { nothing } from '../wire/values.ts';
import { PASSKEY_ROLES, passkeyIdField, passkeyNameField } from './passkey.ts';

export const renamePasskey = defineCall({
  name: 'rename-passkey',
  path: 'auth/passkeys',
  programType: 'renamePasskey',
  who: PASSKEY_ROLES,
  writes: true,
  replay: 'reply',
  fields: { passkeyId: 'id', name: 'name' },
  input: z.object({ passkeyId: passkeyIdField, name: passkeyNameField }),
  output: nothing,
  refusals: ['passkey.not-found'],
  done: msg`Name saved.`,
});
