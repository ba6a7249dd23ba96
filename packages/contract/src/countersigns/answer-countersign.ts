import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { lifecycleRefusals } from '@karigar/domain/bookings/lifecycle';
import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingChanged } from '../refusals/dispatch-details.ts';
import { choiceField, idField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** A second person agrees or refuses. Agreeing runs what was asked under the asker's name, and decides again. */
export const answerCountersign = defineCall({
  name: 'answer-countersign',
  path: 'console/countersigns',
  programType: 'answerCountersign',
  who: ['operator'],
  desks: ['dispatch', 'help', 'money', 'kyc', 'catalogue', 'admin'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { id: 'id', outcome: 'outcome', words: 'words' },
  input: z.object({
    id: idField,
    outcome: choiceField({ agreed: 'agreed', refused: 'refused' }),
    words: z.optional(textField(500)),
  }),
  output: nothing,
  details: bookingChanged,
  refusals: [
    'countersign.not-found',
    'countersign.over',
    'countersign.same-person',
    'console.reason-missing',
    'booking.not-found',
    'booking.changed',
    'override.not-asked',
    'override.same-person',
    'operator.not-found',
    'operator.yourself',
    'operator.desks-apart',
    'freeze.not-found',
    'freeze.already-answered',
    'payout.run-not-found',
    'payout.run-over',
    'rate.too-early',
    'rate.out-of-range',
    'rate.category-not-found',
    'rate.without-category',
    'rate.unchanged',
    'correction.reason-missing',
    'correction.amount-invalid',
    'refund.more-than-paid',
    'payment.not-found',
    'payment.already-reversed',
    'payment.already-refunded',
    'payment.paid-online',
    'countersign.asked-already',
    ...new Set([
      ...lifecycleRefusals('verify', 'operator', BOOKING_STATES),
      ...lifecycleRefusals('end', 'operator', BOOKING_STATES),
    ]),
  ],
  done: msg`Answered.`,
});
