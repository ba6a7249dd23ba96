import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Invoices a booking to a business with its GSTIN; without one to the customer. Until the invoice is written. */
export const saveBuyer = defineCall({
  name: 'save-buyer',
  path: 'orders/receipts',
  programType: 'saveBuyer',
  who: ['customer'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, gstin: 'gstin', businessName: 'businessName' },
  input: z.object({
    ...bookingRef,
    gstin: z.optional(textField(20)),
    businessName: z.optional(textField(120)),
  }),
  output: nothing,
  refusals: [
    'booking.not-found',
    'booking.cancelled',
    'buyer.invoice-written',
    'buyer.gstin-invalid',
    'buyer.gstin-of-another-state',
    'buyer.name-missing',
  ],
  done: msg`Saved for the invoice.`,
});
