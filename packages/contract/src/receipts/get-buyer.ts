import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields } from '../wire/fields.ts';
import { flag, words } from '../wire/values.ts';

const buyer = z.object({ gstin: words, name: words });

/** The business to which a booking is or will be invoiced, and the one that the customer gave last. */
export const getBuyer = defineCall({
  name: 'get-buyer',
  path: 'orders/receipts',
  programType: 'getBuyer',
  who: ['customer'],
  writes: false,
  fields: bookingRefFields,
  input: z.object(bookingRef),
  output: z.object({
    buyer: z.nullable(buyer),
    last: z.nullable(buyer),
    /** Where the work is done: the GSTIN must be of this state. 'Maharashtra (27)' */
    state: words,
    /** The invoice is written: nothing can be changed. */
    isInvoiced: flag,
  }),
  refusals: ['booking.not-found'],
});
