import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { numberField } from '../wire/fields.ts';
import {
  amount,
  listOf,
  maybeAmount,
  maybeInstant,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';

const lateAction = z.object({
  id: wholeNumber,
  bookingId: wholeNumber,
  bookingNo: words,
  servicemanId: wholeNumber,
  servicemanName: words,
  /** What he did, in the words of the booking's events. */
  action: words,
  refusal: words,
  /** What the booking was when it reached us. */
  stateThen: words,
  /** When he says he did it, and when it reached us. */
  claimedAt: maybeInstant,
  receivedAt: maybeInstant,
  /** The cash he took. */
  amount: maybeAmount,
  /** Why he held, or what he wrote to the customer. */
  text: maybeWords,
  picture: maybeWords,
  /** What he proposed, at the prices he was shown. */
  addOns: listOf(z.object({ addOnId: wholeNumber, quantity: wholeNumber, shownPrice: amount })),
});

/** What servicemen did and the server did not take, for operations to settle by hand; the latest first. */
export const listLateActions = defineCall({
  name: 'list-late-actions',
  path: 'console/bookings',
  programType: 'getLateActions',
  who: ['operator'],
  writes: false,
  fields: { limit: 'limit', page: 'page' },
  input: z.object({
    limit: z.optional(numberField(1, 100)),
    page: z.optional(numberField(1, 1_000_000)),
  }),
  output: listOf(lateAction),
  refusals: [],
});
