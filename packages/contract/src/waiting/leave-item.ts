import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { nothing } from '../wire/values.ts';
import { itemRef, itemRefFields } from './item.ts';

/** Others may take it; nothing happens to what the caller does not have. */
export const leaveItem = defineCall({
  name: 'leave-item',
  path: 'console/waiting',
  programType: 'leaveItem',
  who: ['operator'],
  desks: ['dispatch', 'help', 'money', 'kyc', 'catalogue', 'admin'],
  writes: true,
  replay: 'reply',
  fields: itemRefFields,
  input: z.object(itemRef),
  output: nothing,
  refusals: [],
  done: msg`Left for others.`,
});
