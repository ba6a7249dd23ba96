import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { choiceField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** The duty switch: whether new bookings are offered. Accepted bookings stay assigned. */
export const setDuty = defineCall({
  name: 'set-duty',
  path: 'orders/offers',
  programType: 'setDuty',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  fields: { duty: 'duty' },
  input: z.object({ duty: choiceField({ on: '1', off: '0' }) }),
  output: nothing,
  refusals: ['duty.area-missing'],
  done: msg`Saved.`,
});
