import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { numberField } from '../wire/fields.ts';
import {
  flag,
  listOf,
  maybeAmount,
  maybeInstant,
  maybeWholeNumber,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';

const exception = z.object({
  id: wholeNumber,
  bookingId: wholeNumber,
  orderId: wholeNumber,
  bookingNo: words,
  /**
   * As named in the booking's events, or the kind of the late case; `unsafe` or `help` of a help request
   * during a visit.
   */
  what: words,
  /** The booking's present state. */
  stateNow: words,
  servicemanId: maybeWholeNumber,
  servicemanName: words,
  at: maybeInstant,
  scheduledAt: maybeInstant,
  /** Of a job given back: less than two hours before the visit. */
  isLate: flag,
  reason: maybeWords,
  /** Of a help request: its number, to acknowledge and to answer it. */
  ticketNo: maybeWords,
  /**
   * Of a late case, an open decision, a booking that nobody accepted (`refuse`), an overdue visit, a
   * block before or during a visit (`block`) or a help request during one: the deadline, and whether
   * it is still open.
   */
  dueAt: maybeInstant,
  isOpen: flag,
  /** The cash taken, if the entry is about cash. */
  amount: maybeAmount,
  /**
   * Of a no-show reported offline, or at the door with doubts: arrival and departure, distance from
   * the door, and the recorded phone calls.
   */
  cameAt: maybeInstant,
  leftAt: maybeInstant,
  metres: maybeWholeNumber,
  accuracy: maybeWholeNumber,
  calls: maybeWholeNumber,
  /** Why a no-show from the door waits for a decision; empty for everything else. */
  doubts: listOf(words),
});

/** Visit problems for operators to handle; the latest first. */
export const listExceptions = defineCall({
  name: 'list-exceptions',
  path: 'console/bookings',
  programType: 'getExceptions',
  who: ['operator'],
  desks: ['dispatch', 'help', 'audit'],
  writes: false,
  fields: { limit: 'limit', page: 'page' },
  input: z.object({
    limit: z.optional(numberField(1, 100)),
    page: z.optional(numberField(1, 1_000_000)),
  }),
  output: listOf(exception),
  refusals: [],
});
