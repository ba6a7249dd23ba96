import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, dateTimeField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';
import { workRefusals } from './work-refusals.ts';

export const endWork = defineCall({
  name: 'end-work',
  path: 'orders/orders',
  programType: 'endWorkFromServiceman',
  spec: 15,
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  queued: true,
  fields: { ...bookingRefFields, endedAt: 'endTime' },
  input: z.object({ ...bookingRef, endedAt: dateTimeField }),
  output: nothing,
  refusals: workRefusals('end'),
  done: msg`Work Completed`,
});
