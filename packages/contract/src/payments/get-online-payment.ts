import { ONLINE_STATES } from '@karigar/domain/payments/online-payment';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idField } from '../wire/fields.ts';
import { amount, instant, maybeWords, wholeNumber } from '../wire/values.ts';

/** What came of a payment in the app. Only the gateway's word makes it paid, never the way back from its page. */
export const getOnlinePayment = defineCall({
  name: 'get-online-payment',
  path: 'orders/payments',
  programType: 'getOnlinePayment',
  who: ['customer'],
  writes: false,
  fields: { paymentId: 'paymentId' },
  input: z.object({ paymentId: idField }),
  output: z.object({
    state: z.enum(ONLINE_STATES),
    amount,
    /** Of the amount, what goes back or went back to the customer. */
    back: amount,
    bookingId: wholeNumber,
    orderId: wholeNumber,
    /** Null once the page cannot be paid any more. */
    payUrl: maybeWords,
    /** Since when it is in this state. */
    at: instant,
  }),
  refusals: ['payment.not-found'],
});
