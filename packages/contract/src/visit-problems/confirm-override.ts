import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { lifecycleRefusals } from '@karigar/domain/bookings/lifecycle';
import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** The second operator completes a booking that another asked to close without its code. */
export const confirmOverride = defineCall({
  name: 'confirm-override',
  path: 'console/bookings',
  programType: 'confirmOverride',
  who: ['operator'],
  desks: ['dispatch', 'help'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: nothing,
  refusals: [
    'booking.not-found',
    ...lifecycleRefusals('verify', 'operator', BOOKING_STATES),
    'override.not-asked',
    'override.same-person',
  ],
  done: msg`The booking is completed.`,
});
