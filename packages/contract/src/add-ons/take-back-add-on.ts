import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, idField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** The serviceman takes back a proposed add-on before the customer answered it, by the add-on's own id. */
export const takeBackAddOn = defineCall({
  name: 'take-back-add-on',
  path: 'orders/addons',
  programType: 'takeBackAddOn',
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, addOnId: 'id' },
  input: z.object({ ...bookingRef, addOnId: idField }),
  output: nothing,
  refusals: [
    'booking.not-found',
    'add-on.not-found',
    'add-on.already-answered',
    'booking.not-assigned',
    'booking.already-ended',
    'booking.already-completed',
    'booking.cancelled',
    'booking.nobody-available',
  ],
  done: msg`The add-on is taken back.`,
});
