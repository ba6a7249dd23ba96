import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { reasonFields, writtenReason } from '../wire/console-fields.ts';
import { idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Takes an open invitation back at once, mailed or not. */
export const withdrawInvite = defineCall({
  name: 'withdraw-invite',
  path: 'console/operators',
  programType: 'withdrawInvite',
  who: ['operator'],
  desks: ['admin'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { inviteId: 'inviteId', ...reasonFields },
  input: z.object({ inviteId: idField, ...writtenReason }),
  output: nothing,
  refusals: ['invite.over', 'console.reason-missing'],
  done: msg`Taken back.`,
});
