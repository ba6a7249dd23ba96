import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { workRefusals } from '../bookings/work-refusals.ts';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, claimedTime, claimedTimeFields } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** The serviceman is on the way: the customer is notified and sees since when. */
export const setOff = defineCall({
  name: 'set-off',
  path: 'orders/exceptions',
  programType: 'setOff',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  queued: true,
  fields: { ...bookingRefFields, ...claimedTimeFields },
  input: z.object({ ...bookingRef, ...claimedTime }),
  output: nothing,
  refusals: [...workRefusals('start'), 'booking.moved', 'set-off.too-early'],
  done: msg`The customer is told that you are on the way.`,
});
