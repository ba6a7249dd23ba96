import { BOOKING_STATES } from '@karigar/domain/bookings/booking';
import { RECORD_DESKS } from '@karigar/domain/console/record';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { wordField } from '../wire/console-fields.ts';
import { dateField, idField, textField } from '../wire/fields.ts';
import { amount, instant, listOf, maybeWords, wholeNumber, words } from '../wire/values.ts';

const loggedBooking = z.object({
  id: wholeNumber,
  no: words,
  state: z.enum(BOOKING_STATES),
  at: instant,
  service: words,
  area: words,
  /** The first name; an id for who audits. */
  customer: words,
  /** Empty while nobody is assigned. */
  serviceman: words,
  total: amount,
  paid: amount,
});

/** The log: bookings by the time of their visit, the latest first, 50 to a page. */
export const listAllBookings = defineCall({
  name: 'list-all-bookings',
  path: 'console/bookings',
  programType: 'getAllBookings',
  who: ['operator'],
  desks: RECORD_DESKS,
  writes: false,
  fields: {
    state: 'state',
    cityId: 'cityId',
    from: 'from',
    to: 'to',
    servicemanId: 'servicemanId',
    customerId: 'customerId',
    after: 'after',
    before: 'before',
  },
  input: z.object({
    state: z.optional(wordField(BOOKING_STATES)),
    cityId: z.optional(idField),
    /** The first day of the visits, and the last. */
    from: z.optional(dateField),
    to: z.optional(dateField),
    servicemanId: z.optional(idField),
    customerId: z.optional(idField),
    /** `older` of a page, for the one after it. */
    after: z.optional(textField(80)),
    /** `newer` of a page, for the one before it; `oldest` for the last page. */
    before: z.optional(textField(80)),
  }),
  output: z.object({ bookings: listOf(loggedBooking), older: maybeWords, newer: maybeWords }),
  refusals: ['record.page-unknown'],
});
