import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { amount, listOf, maybeInstant, words } from '../wire/values.ts';

const creditNote = z.object({
  /** 'C/26-27/000007' */
  number: words,
  issuedAt: maybeInstant,
  total: amount,
  pdfUrl: words,
});

export type CreditNote = z.output<typeof creditNote>;

const receipt = z.object({
  /** 'K/26-27/000123' */
  number: words,
  issuedAt: maybeInstant,
  total: amount,
  /** Opens the receipt without sign-in for some days; without its last part it only verifies the receipt. */
  pageUrl: words,
  pdfUrl: words,
  /** Shares the page in WhatsApp: to the customer while the number is shown, else to a contact to be picked. */
  whatsappUrl: words,
  /** What of it was refunded, to the customer alone; absent before the first refund. */
  creditNotes: z.optional(listOf(creditNote)),
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
