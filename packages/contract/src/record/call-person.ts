import { CALL_DESKS, SIDES } from '@karigar/domain/console/record';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { reasonFields, wordField, writtenReason } from '../wire/console-fields.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { flag, words } from '../wire/values.ts';

/**
 * The number to dial for one side of a booking that is open or was until two days ago, with a reason; a masked number if
 * there is a gateway. Writes: each is audited, and may cost at the gateway. The number is not stored.
 */
export const callPerson = defineCall({
  name: 'call-person',
  path: 'console/bookings',
  programType: 'callPerson',
  who: ['operator'],
  desks: CALL_DESKS,
  writes: true,
  replay: 'outcome',
  fields: { ...bookingRefFields, side: 'side', ...reasonFields },
  input: z.object({ ...bookingRef, side: wordField(SIDES), ...writtenReason }),
  output: z.object({ number: words, isMasked: flag }),
  refusals: [
    'booking.not-found',
    'console.reason-missing',
    'contact.nobody-yet',
    'contact.not-live',
    'contact.no-number',
    'contact.call-unavailable',
  ],
});
