import { ADD_ON_STATUSES } from '@karigar/domain/bookings/add-ons';
import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { WAITING_KINDS } from '@karigar/domain/console/due-by';
import { RECORD_DESKS } from '@karigar/domain/console/record';
import * as z from 'zod/mini';
import { checklist } from '../bookings/checklist.ts';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import {
  amount,
  flag,
  instant,
  listOf,
  maybeAmount,
  maybeDay,
  maybeInstant,
  maybeWholeNumber,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';

const person = z.object({
  id: wholeNumber,
  /** An id for who audits. */
  name: words,
  /** The last digits alone. */
  phone: maybeWords,
  /** The person had their data erased. */
  hasLeft: flag,
});

const billLine = z.object({
  name: words,
  quantity: wholeNumber,
  amount,
  /** Null for the service itself. */
  status: z.nullable(z.enum(ADD_ON_STATUSES)),
});

const payment = z.object({
  mode: z.enum(['cash', 'upi', 'online']),
  amount,
  /** What was taken back of it. */
  reversed: amount,
  at: instant,
});

/** What one of several servicemen did of the work, and has of its bill. */
const part = z.object({
  servicemanId: wholeNumber,
  name: words,
  minutes: wholeNumber,
  billed: amount,
  share: amount,
});

/** Everything about a booking that the caller's desks may see; its history has a call of its own. */
export const getRecord = defineCall({
  name: 'get-record',
  path: 'console/bookings',
  programType: 'getRecord',
  who: ['operator'],
  desks: RECORD_DESKS,
  writes: false,
  fields: { no: 'bookingNo' },
  input: z.object({ no: textField(40) }),
  output: z.object({
    id: wholeNumber,
    orderId: wholeNumber,
    no: words,
    version: wholeNumber,
    /** The same state that the customer reads. */
    state: z.enum(BOOKING_STATES),
    /** Why it waits for a person; null when it does not. */
    waits: z.nullable(z.enum(WAITING_KINDS)),
    dueAt: maybeInstant,
    service: words,
    cityId: maybeWholeNumber,
    area: words,
    /** Empty for desks that send nobody there. */
    door: words,
    at: instant,
    bookedAt: instant,
    expectedAt: maybeInstant,
    arrivedAt: maybeInstant,
    startedAt: maybeInstant,
    endedAt: maybeInstant,
    heldUntil: maybeDay,
    /** When it was completed or cancelled; calls end some time after. */
    overAt: z.optional(maybeInstant),
    customer: person,
    serviceman: z.nullable(person),
    /** How many servicemen were asked; never who, and never what they answered. */
    asked: wholeNumber,
    lines: listOf(billLine),
    total: amount,
    paid: amount,
    refunded: amount,
    due: amount,
    payments: listOf(payment),
    /** Only of work that more than one serviceman did; who ended it is the last. */
    /** Of a service that has one. */
    checklist: z.optional(checklist),
    parts: z.optional(listOf(part)),
    /** Messages that did not reach the customer, who has not been told since; absent where none is. */
    unreached: z.optional(wholeNumber),
    visitCharge: maybeAmount,
    visitSettled: z.nullable(z.enum(['paid', 'waived'])),
  }),
  refusals: ['booking.not-found'],
});
