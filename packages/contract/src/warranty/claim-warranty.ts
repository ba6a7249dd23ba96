import { LONGEST_CLAIM } from '@karigar/domain/warranty/revisit';
import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { slotFull } from '../refusals/order-details.ts';
import { defineCall } from '../define-call.ts';
import { bookingRef, bookingRefFields, dateTimeField, textField } from '../wire/fields.ts';
import { wholeNumber, words } from '../wire/values.ts';

/** The same fault again while the warranty lasts: somebody comes again, free of charge. */
export const claimWarranty = defineCall({
  name: 'claim-warranty',
  path: 'orders/warranty',
  programType: 'claimWarranty',
  who: ['customer'],
  writes: true,
  replay: 'reply',
  fields: { ...bookingRefFields, at: 'slot', words: 'words' },
  input: z.object({ ...bookingRef, at: dateTimeField, words: textField(LONGEST_CLAIM) }),
  /** The revisit: a booking of its own at no price. */
  output: z.object({ bookingId: wholeNumber, orderId: wholeNumber, bookingNo: words }),
  details: slotFull,
  refusals: [
    'booking.not-found',
    'warranty.not-covered',
    'warranty.already-claimed',
    'warranty.words-missing',
    'slot.not-offered',
    'slot.full',
  ],
  done: msg`Somebody comes again. You pay nothing.`,
});
