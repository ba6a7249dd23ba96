import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { stepUpNeeded } from '../refusals/step-up-details.ts';
import { nothing } from '../wire/values.ts';

/** Erases the account permanently. Needs a fresh re-authentication. */
export const eraseMyData = defineCall({
  name: 'erase-my-data',
  path: 'users/privacy',
  programType: 'eraseMyData',
  who: ['serviceman', 'customer'],
  writes: true,
  replay: 'reply',
  fields: {},
  input: z.object({}),
  output: nothing,
  details: stepUpNeeded,
  refusals: ['step-up.needed', 'account.under-check', 'erasure.booking-open', 'erasure.money-open'],
  done: msg`Your data is erased.`,
});
