import { FOLLOWED_STEPS, type StepName } from '@karigar/domain/customer-bookings/customer-booking';
import { VISIT_OUTCOMES, type VisitOutcome } from '@karigar/domain/visit-problems/not-home';
import { RATING_TAGS, type RatingTag } from '@karigar/domain/customer-bookings/rating';
import * as z from 'zod/mini';
import { booking } from '../bookings/booking.ts';
import {
  amount,
  flag,
  listOf,
  maybeInstant,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';

/** Who comes: by his public name, never by his family's or his address. */
const serviceman = z.object({
  id: wholeNumber,
  name: words,
  picture: maybeWords,
  isVerified: flag,
  /** Out of five; null before anybody rated him. */
  rating: z.nullable(z.number()),
  ratings: wholeNumber,
  completed: wholeNumber,
  /** When his phone was last heard; null when there is nothing to wait for. */
  lastHeardAt: maybeInstant,
});

const step = z.object({
  step: z.enum(FOLLOWED_STEPS) satisfies z.ZodMiniType<StepName>,
  at: maybeInstant,
});

const given = z.object({
  stars: wholeNumber,
  tags: listOf(z.enum(RATING_TAGS) satisfies z.ZodMiniType<RatingTag>),
  words,
});

const may = z.object({ cancel: flag, reschedule: flag, rate: flag, chat: flag, call: flag });

/** A booking as its customer follows it. Her add-ons are all there, those she said no to as well. */
export const myBooking = z.object({
  booking,
  serviceman: z.nullable(serviceman),
  steps: listOf(step),
  /** Hers to read out, or to show as a code; null before anybody comes, afterwards, and once it is spent. */
  completionCode: maybeWords,
  /** What was paid so far. */
  paid: amount,
  hasReceipt: flag,
  /** Of a visit that found nobody; null while it is due, and where there was none. */
  visitSettled: z.nullable(z.enum(VISIT_OUTCOMES) satisfies z.ZodMiniType<VisitOutcome>),
  rating: z.nullable(given),
  may,
  /** Until when she may cancel by herself, for nothing; null where it does not matter. */
  cancelUntil: maybeInstant,
});

export type MyBooking = z.output<typeof myBooking>;
