import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { workRefusals } from '../bookings/work-refusals.ts';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** 'Cancel Service': the serviceman cannot come. The booking is offered to others; operators get the reason. */
export const giveBackBooking = defineCall({
  name: 'give-back-booking',
  path: 'orders/offers',
  programType: 'giveBackBooking',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, reason: 'reason' },
  input: z.object({ ...bookingRef, reason: textField(300) }),
  output: nothing,
  refusals: [...workRefusals('cancel'), 'give-back.reason-missing'],
  done: msg`The job is given back.`,
});
