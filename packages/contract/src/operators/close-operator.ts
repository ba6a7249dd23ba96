import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { reasonFields, writtenReason } from '../wire/console-fields.ts';
import { idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Takes desks, passkeys, authenticator, sessions and open invitations of an operator at once. */
export const closeOperator = defineCall({
  name: 'close-operator',
  path: 'console/operators',
  programType: 'closeOperator',
  who: ['operator'],
  desks: ['admin'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { accountId: 'accountId', ...reasonFields },
  input: z.object({ accountId: idField, ...writtenReason }),
  output: nothing,
  refusals: [
    'operator.not-found',
    'operator.yourself',
    'operator.last-admin',
    'console.reason-missing',
  ],
  done: msg`Closed.`,
});
