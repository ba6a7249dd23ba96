import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import {
  amountField,
  bookingRef,
  bookingRefFields,
  choiceField,
  textField,
} from '../wire/fields.ts';
import { maybeWords } from '../wire/values.ts';

/** Raises or lowers a serviceman's earnings of a job, against its commission. */
export const correctEarnings = defineCall({
  name: 'correct-earnings',
  path: 'console/ledger',
  programType: 'correctEarnings',
  who: ['operator'],
  desks: ['money'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: {
    ...bookingRefFields,
    direction: 'direction',
    amount: 'amount',
    reason: 'reason',
  },
  input: z.object({
    ...bookingRef,
    direction: choiceField({ give: 'give', take: 'take' }),
    amount: amountField,
    reason: textField(500),
  }),
  /** The number under which a second person finds it; null where one was enough. */
  output: z.object({ countersign: maybeWords }),
  refusals: [
    'correction.reason-missing',
    'correction.amount-invalid',
    'booking.not-found',
    'countersign.asked-already',
  ],
  done: msg`Correction recorded.`,
});
