import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { amountField, bookingRef, bookingRefFields } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/**
 * A cash tip, all of it the serviceman's. Only the customer may report it, so that nobody can
 * credit a tip to themselves.
 */
export const addTip = defineCall({
  name: 'add-tip',
  path: 'orders/payments',
  programType: 'addTip',
  who: ['customer'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, amount: 'amount' },
  input: z.object({ ...bookingRef, amount: amountField }),
  output: nothing,
  refusals: ['booking.not-found', 'tip.not-paid-yet', 'tip.already-given', 'tip.amount-invalid'],
  done: msg`Thank you. Your tip is recorded.`,
});
