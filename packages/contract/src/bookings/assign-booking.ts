import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { lifecycleRefusals } from '@karigar/domain/bookings/lifecycle';
import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** An operator assigns a booking to a serviceman, also one that is already assigned. */
export const assignBooking = defineCall({
  name: 'assign-booking',
  path: 'console/bookings',
  programType: 'assignBooking',
  who: ['operator'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, servicemanId: 'servicemanId' },
  input: z.object({ ...bookingRef, servicemanId: idField }),
  output: nothing,
  refusals: [
    'booking.not-found',
    'serviceman.not-found',
    ...lifecycleRefusals('assign', 'operator', BOOKING_STATES),
  ],
  done: msg`Booking assigned.`,
});
