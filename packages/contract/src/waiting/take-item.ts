import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { itemTaken } from '../refusals/waiting-details.ts';
import { instant } from '../wire/values.ts';
import { itemRef, itemRefFields } from './item.ts';

/** Has the item for three minutes, and goes on having it when called again; others see who has it. */
export const takeItem = defineCall({
  name: 'take-item',
  path: 'console/waiting',
  programType: 'takeItem',
  who: ['operator'],
  desks: ['dispatch', 'help', 'money', 'kyc', 'catalogue', 'admin'],
  writes: true,
  replay: 'reply',
  fields: itemRefFields,
  input: z.object(itemRef),
  output: z.object({ until: instant }),
  details: itemTaken,
  refusals: ['waiting.gone', 'waiting.taken'],
  done: msg`You have it.`,
});
