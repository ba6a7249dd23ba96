import { NOT_ELIGIBLE } from '@karigar/domain/offers/eligibility';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { listOf, maybeDegrees, maybeWholeNumber, wholeNumber, words } from '../wire/values.ts';

const match = z.object({
  id: wholeNumber,
  name: words,
  /** From where the serviceman sets out; null when the place of the booking is unknown. */
  km: maybeDegrees,
  minutes: maybeWholeNumber,
  jobsThisWeek: wholeNumber,
  /** Null while there are too few ratings. */
  rating: maybeDegrees,
  /** Every reason against it; empty for one who fits. */
  reasons: listOf(z.enum(NOT_ELIGIBLE)),
});

/**
 * The nearest servicemen on duty, those who fit first, in the order of offers. Whom it was offered to, and what
 * anybody answered, is no part of it.
 */
export const listMatches = defineCall({
  name: 'list-matches',
  path: 'console/bookings',
  programType: 'getMatches',
  who: ['operator'],
  desks: ['dispatch', 'help'],
  writes: false,
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: listOf(match),
  refusals: ['booking.not-found'],
});
