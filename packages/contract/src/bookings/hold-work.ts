import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import {
  bookingRef,
  bookingRefFields,
  claimedTime,
  claimedTimeFields,
  dateField,
  textField,
} from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';
import { workRefusals } from './work-refusals.ts';

export const holdWork = defineCall({
  name: 'hold-work',
  path: 'orders/orders',
  programType: 'holdService',
  spec: 13,
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  queued: true,
  fields: { ...bookingRefFields, until: 'holdTime', reason: 'reason', ...claimedTimeFields },
  input: z.object({
    ...bookingRef,
    until: dateField,
    reason: z.optional(textField(500)),
    ...claimedTime,
  }),
  output: nothing,
  refusals: [...workRefusals('hold'), 'hold.date-not-offered'],
  done: msg({ message: 'Work is on hold.', context: 'just now' }),
});
