import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { workRefusals } from '../bookings/work-refusals.ts';
import { defineCall } from '../define-call.ts';
import {
  bookingRef,
  bookingRefFields,
  choiceField,
  claimedTime,
  claimedTimeFields,
} from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** The serviceman is late: the customer sees the new time. */
export const runLate = defineCall({
  name: 'run-late',
  path: 'orders/exceptions',
  programType: 'runLate',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  queued: true,
  fields: { ...bookingRefFields, minutes: 'minutes', ...claimedTimeFields },
  input: z.object({
    ...bookingRef,
    minutes: choiceField({ '15': '15', '30': '30', '45': '45', '60': '60' }),
    ...claimedTime,
  }),
  output: nothing,
  refusals: [...workRefusals('start'), 'booking.moved', 'delay.too-long'],
  done: msg`The customer is told.`,
});
