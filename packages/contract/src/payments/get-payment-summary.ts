import type { Paise } from '@karigar/domain/money';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { amount, firstOf, flag, listOf } from '../wire/values.ts';

export type PaymentSummary = {
  readonly totalAfterEnd: Paise;
  readonly payments: readonly Paise[];
  /** The customer paid in the app: there is no cash to take for it. */
  readonly isPaidOnline: boolean;
};

const summary = z.codec(
  z.object({
    paidAndTotal: firstOf(z.object({ totalAfterEnd: amount })),
    paymentDetails: listOf(z.object({ amount })),
    isPaidOnline: z.optional(flag),
  }),
  z.custom<PaymentSummary>(),
  {
    decode: ({ paidAndTotal, paymentDetails, isPaidOnline = false }) => ({
      totalAfterEnd: paidAndTotal.totalAfterEnd,
      payments: paymentDetails.map((payment) => payment.amount),
      isPaidOnline,
    }),
    // Only said where it is so: the reply stays as earlier clients know it.
    encode: ({ totalAfterEnd, payments, isPaidOnline }) => ({
      paidAndTotal: { totalAfterEnd },
      paymentDetails: payments.map((paid) => ({ amount: paid })),
      ...(isPaidOnline && { isPaidOnline }),
    }),
  },
);

export const getPaymentSummary = defineCall({
  name: 'get-payment-summary',
  path: 'orders/payments',
  programType: 'getPaymentDetails',
  spec: 17,
  who: ['serviceman', 'customer'],
  writes: false,
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: summary,
  refusals: ['booking.not-found'],
});
