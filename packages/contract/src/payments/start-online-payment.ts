import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, choiceField } from '../wire/fields.ts';
import { amount, instant, wholeNumber, words } from '../wire/values.ts';

/** Opens the gateway's page for the whole due, or for the advance alone; the same due returns the same page while it can be paid. */
export const startOnlinePayment = defineCall({
  name: 'start-online-payment',
  path: 'orders/payments',
  programType: 'startOnlinePayment',
  who: ['customer'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, part: 'part' },
  input: z.object({ ...bookingRef, part: z.optional(choiceField({ advance: 'advance' })) }),
  output: z.object({
    paymentId: wholeNumber,
    /** The gateway's own page, opened as a document of its own. */
    payUrl: words,
    amount,
    expiresAt: instant,
  }),
  refusals: [
    'booking.not-found',
    'booking.cancelled',
    'payment.nobody-yet',
    'payment.nothing-due',
    'payment.amount-not-due',
    'payment.mode-not-offered',
    'payment.gateway-unreachable',
  ],
});
