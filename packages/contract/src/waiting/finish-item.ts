import { FINISHED_KINDS } from '@karigar/domain/console/waiting-items';
import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { itemTaken } from '../refusals/waiting-details.ts';
import { reasonFields, wordField, writtenReason } from '../wire/console-fields.ts';
import { nothing } from '../wire/values.ts';
import { itemRef, itemRefFields } from './item.ts';

/** Ends what has no act of its own, with words that say what was done. */
export const finishItem = defineCall({
  name: 'finish-item',
  path: 'console/waiting',
  programType: 'finishItem',
  who: ['operator'],
  desks: ['dispatch', 'help', 'money'],
  writes: true,
  replay: 'reply',
  fields: { ...itemRefFields, ...reasonFields },
  input: z.object({ ...itemRef, kind: wordField(FINISHED_KINDS), ...writtenReason }),
  output: nothing,
  details: itemTaken,
  refusals: ['waiting.gone', 'waiting.taken', 'console.reason-missing'],
  done: msg`Done.`,
});
