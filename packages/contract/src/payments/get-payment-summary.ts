import type { Paise } from '@karigar/domain/money';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { amount, firstOf, listOf } from '../wire/values.ts';

export type PaymentSummary = { readonly totalAfterEnd: Paise; readonly payments: readonly Paise[] };

const summary = z.codec(
  z.object({
    paidAndTotal: firstOf(z.object({ totalAfterEnd: amount })),
    paymentDetails: listOf(z.object({ amount })),
  }),
  z.custom<PaymentSummary>(),
  {
    decode: ({ paidAndTotal, paymentDetails }) => ({
      totalAfterEnd: paidAndTotal.totalAfterEnd,
      payments: paymentDetails.map((payment) => payment.amount),
    }),
    encode: ({ totalAfterEnd, payments }) => ({
      paidAndTotal: { totalAfterEnd },
      paymentDetails: payments.map((paid) => ({ amount: paid })),
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
