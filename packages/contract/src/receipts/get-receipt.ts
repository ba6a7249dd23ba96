import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { amount, maybeInstant, words } from '../wire/values.ts';

const receipt = z.object({
  /** 'K/26-27/000123' */
  number: words,
  issuedAt: maybeInstant,
  total: amount,
  /** Opens the receipt for whoever holds it, for some days; without the last part it only proves it. */
  pageUrl: words,
  pdfUrl: words,
  /** Hands the page on in WhatsApp: to the customer while her number is shown, else to whom one picks. */
  whatsappUrl: words,
});

export type Receipt = z.output<typeof receipt>;

export const getReceipt = defineCall({
  name: 'get-receipt',
  path: 'orders/receipts',
  programType: 'getReceipt',
  who: ['serviceman', 'customer'],
  writes: false,
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: receipt,
  refusals: ['booking.not-found', 'receipt.not-paid'],
});
