import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { lifecycleRefusals } from '@karigar/domain/bookings/lifecycle';
import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** An operator requests to close a booking without its code, with a reason. A second operator must confirm it. */
export const askOverride = defineCall({
  name: 'ask-override',
  path: 'console/bookings',
  programType: 'askOverride',
  who: ['operator'],
  desks: ['dispatch', 'help'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, reason: 'reason' },
  input: z.object({ ...bookingRef, reason: textField(500) }),
  output: nothing,
  refusals: [
    'booking.not-found',
    ...lifecycleRefusals('verify', 'operator', BOOKING_STATES),
    'override.reason-missing',
    'override.too-many',
    'countersign.asked-already',
  ],
  done: msg`Asked. A second person must confirm it.`,
});
