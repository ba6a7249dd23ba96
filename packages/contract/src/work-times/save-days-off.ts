import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { dateField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Replaces all days off; past days are dropped. */
export const saveDaysOff = defineCall({
  name: 'save-days-off',
  path: 'orders/offers',
  programType: 'saveDaysOff',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  fields: { days: 'days[]' },
  input: z.object({ days: z.optional(z.array(dateField).check(z.maxLength(60))) }),
  output: nothing,
  refusals: ['duty.days-not-ahead'],
  done: msg`Saved.`,
});
