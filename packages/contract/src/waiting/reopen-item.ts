import { FINISHED_KINDS } from '@karigar/domain/console/waiting-items';
import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { wordField } from '../wire/console-fields.ts';
import { nothing } from '../wire/values.ts';
import { itemRef, itemRefFields } from './item.ts';

/** Takes back the caller's own `finish-item` of the last seconds. */
export const reopenItem = defineCall({
  name: 'reopen-item',
  path: 'console/waiting',
  programType: 'reopenItem',
  who: ['operator'],
  desks: ['dispatch', 'help', 'money'],
  writes: true,
  replay: 'reply',
  fields: itemRefFields,
  input: z.object({ ...itemRef, kind: wordField(FINISHED_KINDS) }),
  output: nothing,
  refusals: ['waiting.undo-over'],
  done: msg`Taken back. It waits again.`,
});
