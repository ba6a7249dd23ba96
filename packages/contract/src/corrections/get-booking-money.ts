import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { textField } from '../wire/fields.ts';
import { amount, flag, instant, listOf, wholeNumber, words } from '../wire/values.ts';

const split = { tax: amount, commission: amount, share: amount };

/** The money of a job as the books have it: what each side has, and what may be corrected. */
export const getBookingMoney = defineCall({
  name: 'get-booking-money',
  path: 'console/ledger',
  programType: 'getBookingMoney',
  who: ['operator'],
  desks: ['money', 'audit'],
  writes: false,
  fields: { no: 'bookingNo' },
  input: z.object({ no: textField(40) }),
  output: z.object({
    id: wholeNumber,
    orderId: wholeNumber,
    no: words,
    service: words,
    /** The first name; an id for who audits. */
    customer: words,
    /** False until the work has ended: then there is nothing to correct. */
    isBilled: flag,
    billed: amount,
    ...split,
    paid: amount,
    refunded: amount,
    /** What the company has of the job now, after refunds and corrections. */
    taxNow: amount,
    commissionNow: amount,
    /** Of the refunds, what all sides bore. */
    sharedRefunds: amount,
    /** What corrections gave to the servicemen, less what they took. */
    corrected: amount,
    /** Who ended the work is the last. */
    servicemen: listOf(
      z.object({
        servicemanId: wholeNumber,
        name: words,
        /** Of the bill. */
        billed: amount,
        ...split,
        /** With this job. */
        earned: amount,
        /** Of all jobs. */
        cashInHand: amount,
        payable: amount,
      }),
    ),
    payments: listOf(
      z.object({
        id: wholeNumber,
        mode: z.enum(['cash', 'upi', 'online']),
        amount,
        /** What was taken back of it. */
        reversed: amount,
        at: instant,
      }),
    ),
    /** What the caller's own corrections moved today: above a limit a second person must agree. */
    movedToday: amount,
  }),
  refusals: ['booking.not-found'],
});
