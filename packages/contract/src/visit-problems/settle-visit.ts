import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, choiceField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Settles a charged visit: paid, or waived. The serviceman keeps the share. */
export const settleVisit = defineCall({
  name: 'settle-visit',
  path: 'console/ledger',
  programType: 'settleVisit',
  who: ['operator'],
  desks: ['help', 'money'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, outcome: 'outcome', reason: 'reason' },
  input: z.object({
    ...bookingRef,
    outcome: choiceField({ paid: 'paid', waived: 'waived' }),
    reason: textField(500),
  }),
  output: nothing,
  refusals: ['booking.not-found', 'correction.reason-missing', 'visit.nothing-due'],
  done: msg`Recorded.`,
});
