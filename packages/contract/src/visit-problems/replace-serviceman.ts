import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/**
 * Somebody else is looked for, because the visit is overdue or the customer does not want to meet the
 * serviceman: at the agreed time, or about an hour from now if that is too near.
 */
export const replaceServiceman = defineCall({
  name: 'replace-serviceman',
  path: 'orders/exceptions',
  programType: 'replaceServiceman',
  who: ['customer'],
  writes: true,
  replay: 'reply',
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: nothing,
  refusals: [
    'booking.not-found',
    'booking.not-assigned',
    'booking.already-started',
    'booking.already-ended',
    'booking.already-completed',
    'booking.cancelled',
    'visit.as-agreed',
  ],
  done: msg`We are sorry. We are looking for somebody else now.`,
});
