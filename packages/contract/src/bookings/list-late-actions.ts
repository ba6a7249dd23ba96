import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { numberField } from '../wire/fields.ts';
import {
  amount,
  listOf,
  maybeAmount,
  maybeInstant,
  maybePicture,
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
  /** The command, as named in the booking's events. */
  action: words,
  refusal: words,
  /** The booking's state when the command reached the server. */
  stateThen: words,
  /** When the serviceman did it by their phone, and when it reached the server. */
  claimedAt: maybeInstant,
  receivedAt: maybeInstant,
  /** The cash taken. */
  amount: maybeAmount,
  /** The reason of a hold, or the chat message. */
  text: maybeWords,
  picture: maybePicture,
  /** The proposed add-ons, at the prices shown. */
  addOns: listOf(z.object({ addOnId: wholeNumber, quantity: wholeNumber, shownPrice: amount })),
});

/** Commands of servicemen that the server refused, for operators to settle by hand; the latest first. */
export const listLateActions = defineCall({
  name: 'list-late-actions',
  path: 'console/bookings',
  programType: 'getLateActions',
  who: ['operator'],
  desks: ['dispatch', 'help', 'money', 'audit'],
  writes: false,
  fields: { limit: 'limit', page: 'page' },
  input: z.object({
    limit: z.optional(numberField(1, 100)),
    page: z.optional(numberField(1, 1_000_000)),
  }),
  output: listOf(lateAction),
  refusals: [],
});
