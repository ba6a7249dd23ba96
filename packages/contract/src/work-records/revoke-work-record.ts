import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Ends a work record: its link and its paper are refused from now on. */
export const revokeWorkRecord = defineCall({
  name: 'revoke-work-record',
  path: 'users/work-records',
  programType: 'revokeWorkRecord',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  fields: { id: 'id' },
  input: z.object({ id: idField }),
  output: nothing,
  refusals: ['work-record.not-found'],
  done: msg`Revoked. The link no longer opens.`,
});
