import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { desksHeld } from '../operators/invite.ts';
import { rate } from '../tax/rate.ts';
import { choiceField, idField } from '../wire/fields.ts';
import {
  amount,
  flag,
  listOf,
  maybeInstant,
  maybeWholeNumber,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';

const countersign = z.object({
  id: wholeNumber,
  /** For people: W-1042. */
  no: words,
  /** The call that will run: close without a code, end for a serviceman. */
  call: words,
  bookingId: maybeWholeNumber,
  bookingNo: words,
  /** What the second person judges by, where it is about a booking. */
  booking: z.optional(
    z.nullable(
      z.object({
        service: words,
        /** The first name; an id for who audits. */
        customer: words,
        /** Empty where nobody has it. */
        serviceman: words,
        total: amount,
        paid: amount,
      }),
    ),
  ),
  /** The operator whom it is about, and what they would hold: desks beside those held now. */
  about: z.nullable(
    z.object({
      name: words,
      email: words,
      desks: desksHeld,
      /** Null for every city. */
      cityId: maybeWholeNumber,
    }),
  ),
  /** The payout run that it is about, with the sums that the first person confirmed. */
  payoutRun: z.optional(z.nullable(z.object({ id: wholeNumber, people: wholeNumber, amount }))),
  /** Of a refund, a reversal or a correction. */
  amount: z.optional(amount),
  /** The rate that it is about; the category is empty for a rate of all. */
  rate: z.optional(z.nullable(z.object({ ...rate, category: words }))),
  /** Of the frozen account that it is about; may be empty. */
  owner: words,
  askedBy: words,
  /** Why, in the words of the person who asks. */
  reason: words,
  askedAt: maybeInstant,
  expiresAt: maybeInstant,
  /** The caller asked: somebody else must answer. */
  isOwn: flag,
  answeredBy: words,
  outcome: maybeWords,
  answeredAt: maybeInstant,
  /** Why, in the words of the person who answered. */
  words: maybeWords,
});

/** What waits for a second person, or what the caller asked; two people see each other's reasons. */
export const listCountersigns = defineCall({
  name: 'list-countersigns',
  path: 'console/countersigns',
  programType: 'getCountersigns',
  who: ['operator'],
  desks: ['dispatch', 'help', 'money', 'kyc', 'catalogue', 'admin', 'audit'],
  writes: false,
  fields: { which: 'which', after: 'after' },
  input: z.object({
    which: choiceField({ open: 'open', own: 'own' }),
    after: z.optional(idField),
  }),
  output: listOf(countersign),
  refusals: [],
});
