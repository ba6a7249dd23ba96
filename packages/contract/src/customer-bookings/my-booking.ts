import { BOOKING_STEPS, type StepName } from '@karigar/domain/customer-bookings/customer-booking';
import { VISIT_OUTCOMES, type VisitOutcome } from '@karigar/domain/visit-problems/not-home';
import { TROUBLES, type Trouble } from '@karigar/domain/visit-problems/trouble';
import { SEARCH_KINDS, type SearchKind } from '@karigar/domain/offers/search-state';
import { ONLINE_STATES } from '@karigar/domain/payments/online-payment';
import { RATING_TAGS, type RatingTag } from '@karigar/domain/customer-bookings/rating';
import * as z from 'zod/mini';
import { booking } from '../bookings/booking.ts';
import {
  amount,
  flag,
  instant,
  listOf,
  maybeAmount,
  maybeInstant,
  maybePicture,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';

/** The assignee by public name, without family name and address. */
const serviceman = z.object({
  id: wholeNumber,
  name: words,
  picture: maybePicture,
  isVerified: flag,
  /** Out of five; null before the first rating. */
  rating: z.nullable(z.number()),
  ratings: wholeNumber,
  completed: wholeNumber,
  /** When the serviceman's phone was last connected; null when nothing is outstanding. */
  lastHeardAt: maybeInstant,
});

const step = z.object({
  step: z.enum(BOOKING_STEPS) satisfies z.ZodMiniType<StepName>,
  at: maybeInstant,
});

const search = z.object({
  kind: z.enum(SEARCH_KINDS) satisfies z.ZodMiniType<SearchKind>,
  /** When the next step is due; null once nothing follows. */
  until: maybeInstant,
  /** Until then somebody is looked for; afterwards the booking is cancelled free of charge. */
  helpUntil: maybeInstant,
  /** A serviceman had accepted and gave the booking back. */
  isAgain: flag,
  /** The customer asked for somebody else. */
  isReplaced: flag,
});

const given = z.object({
  stars: wholeNumber,
  tags: listOf(z.enum(RATING_TAGS) satisfies z.ZodMiniType<RatingTag>),
  words,
});

const online = z.object({
  paymentId: wholeNumber,
  state: z.enum(ONLINE_STATES),
  amount,
  /** Of the amount, what goes back or went back. */
  back: amount,
});

const refund = z.object({
  amount,
  /** To where it was paid from, or by a transfer to a bank account or UPI ID. */
  way: z.enum(['source', 'transfer']),
  at: instant,
  /** Null while it is on its way. */
  doneAt: maybeInstant,
});

const may = z.object({
  cancel: flag,
  reschedule: flag,
  /** Ask for somebody else. */
  replace: flag,
  rate: flag,
  /** Ask that somebody comes again under the warranty; absent for no. */
  claim: z.optional(flag),
  tip: flag,
  chat: flag,
  call: flag,
});

/** A booking as its customer sees it, with all add-ons, also the rejected ones. */
export const myBooking = z.object({
  booking,
  serviceman: z.nullable(serviceman),
  steps: listOf(step),
  /** Who comes, while nobody is assigned; null otherwise. */
  search: z.nullable(search),
  /**
   * For the customer to read out or to show as a QR code; null before assignment, after completion,
   * and once it is spent.
   */
  completionCode: maybeWords,
  /**
   * Signs answers to add-ons without network, in base64url; only the customer gets it. Null before
   * assignment and after the end of work.
   */
  approvalKey: maybeWords,
  /** The customer says it to the serviceman at the door; only before the work of a service that asks for it. */
  startCode: z.optional(words),
  /** The work of such a service began without the code or with a wrong one. */
  startedWithoutCode: z.optional(flag),
  /** Paid so far. */
  paid: amount,
  /** The tip that the customer recorded; null before. */
  tip: maybeAmount,
  hasReceipt: flag,
  /** What the team refunded; absent before the first refund. */
  refunds: z.optional(listOf(refund)),
  /** The business to which it is or will be invoiced, if any. */
  buyerGstin: z.optional(words),
  /** Why the customer may end or change the visit at any time; null while it goes as agreed. */
  trouble: z.nullable(z.enum(TROUBLES) satisfies z.ZodMiniType<Trouble>),
  /** The outcome of a charged no-show visit; null while it is due, and without such a visit. */
  visitSettled: z.nullable(z.enum(VISIT_OUTCOMES) satisfies z.ZodMiniType<VisitOutcome>),
  rating: z.nullable(given),
  may,
  /** Until when the customer may cancel free of charge; null where it does not apply. */
  cancelUntil: maybeInstant,
  /** The last day of the warranty for the same fault; null without one, before the work ended and afterwards. */
  coveredUntil: maybeInstant,
  /** The newest revisit under this warranty; absent before the first. */
  revisit: z.optional(z.object({ bookingId: wholeNumber, at: instant, isOpen: flag })),
  /** Whether the bill can also be paid by UPI; otherwise only in cash. */
  takesUpi: flag,
  /** Whether what is due can be paid in the app, on the page of a payment gateway. */
  paysOnline: flag,
  /** The newest payment in the app; null before the first. */
  onlinePayment: z.nullish(online),
  /** Asked for before the work, and what of it is still to pay; missing where nothing is asked for. */
  advance: z.optional(z.object({ amount, due: amount })),
  /** What cancelling costs now; null when it is free or not possible. */
  cancelCharge: maybeAmount,
  /** The customer cancelled after the free time: the visit is charged. */
  isCancelledLate: flag,
});

export type MyBooking = z.output<typeof myBooking>;
