import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

export const unblockPerson = defineCall({
  name: 'unblock-person',
  path: 'users/contact',
  programType: 'unblockPerson',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: { id: 'id' },
  input: z.object({ id: idField }),
  output: nothing,
  refusals: ['block.not-found'],
  done: msg`Unblocked.`,
});
