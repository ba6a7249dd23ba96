import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, choiceField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/**
 * An operator decides whether a no-show that was reported offline, or at the door with doubts, is
 * charged and paid. The booking ends either way. One that was not paid may be charged later.
 */
export const decideVisit = defineCall({
  name: 'decide-visit',
  path: 'console/bookings',
  programType: 'decideVisit',
  who: ['operator'],
  desks: ['help', 'money'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, outcome: 'outcome', reason: 'reason' },
  input: z.object({
    ...bookingRef,
    outcome: choiceField({ charged: 'charged', waived: 'waived' }),
    reason: textField(500),
  }),
  output: nothing,
  refusals: ['booking.not-found', 'correction.reason-missing', 'visit.no-case'],
  done: msg`Recorded.`,
});
