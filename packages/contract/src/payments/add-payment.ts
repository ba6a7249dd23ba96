import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import {
  amountField,
  bookingRef,
  bookingRefFields,
  claimedTime,
  claimedTimeFields,
  textField,
} from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

export const addPayment = defineCall({
  name: 'add-payment',
  path: 'orders/payments',
  programType: 'addPayments',
  spec: 18,
  who: ['serviceman'],
  writes: true,
  replay: 'reply',
  queued: true,
  fields: { ...bookingRefFields, amount: 'amount', mode: 'paymentMode', ...claimedTimeFields },
  input: z.object({ ...bookingRef, amount: amountField, mode: textField(20), ...claimedTime }),
  output: nothing,
  refusals: [
    'booking.not-found',
    'booking.cancelled',
    'payment.work-not-ended',
    'payment.mode-not-offered',
    'payment.nothing-due',
    'payment.amount-not-due',
  ],
  done: msg`Payment successful!`,
});
