import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, dateTimeField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';
import { workRefusals } from './work-refusals.ts';

export const startWork = defineCall({
  name: 'start-work',
  path: 'orders/orders',
  programType: 'startWorkFromServiceMan',
  spec: 12,
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  queued: true,
  fields: { ...bookingRefFields, startedAt: 'startTime', startCode: 'startCode' },
  input: z.object({
    ...bookingRef,
    startedAt: dateTimeField,
    /** What the customer read out; a start without it is taken and marked. Earlier clients do not send it. */
    startCode: z.optional(textField(12)),
  }),
  output: nothing,
  refusals: workRefusals('start'),
  done: msg`Work started.`,
});
