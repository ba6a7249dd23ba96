import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import {
  amountField,
  bookingRef,
  bookingRefFields,
  choiceField,
  textField,
} from '../wire/fields.ts';
import { maybeWords } from '../wire/values.ts';

/** Refunds the customer, never more than was paid. */
export const refundPayment = defineCall({
  name: 'refund-payment',
  path: 'console/ledger',
  programType: 'refundPayment',
  who: ['operator'],
  desks: ['money'],
  needs: 'fresh-passkey',
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, amount: 'amount', borneBy: 'borneBy', reason: 'reason' },
  input: z.object({
    ...bookingRef,
    amount: amountField,
    /** Borne by the marketplace alone, or by everyone in proportion to their part of the price. */
    borneBy: choiceField({ marketplace: 'marketplace', everyone: 'everyone' }),
    reason: textField(500),
  }),
  /** The number under which a second person finds it; null where one was enough. */
  output: z.object({ countersign: maybeWords }),
  refusals: [
    'correction.reason-missing',
    'booking.not-found',
    'refund.more-than-paid',
    'correction.amount-invalid',
    'countersign.asked-already',
  ],
  done: msg`Refund recorded.`,
});
