import { saveBuyer } from '@karigar/contract/receipts/save-buyer';
import { readBuyer } from '@karigar/domain/receipts/buyer';
import { stateOfGstin } from '@karigar/domain/receipts/gst-states';
import { accepted, refused } from '@karigar/domain/result';
import { lockOwnBooking } from '#modules/bookings/index';
import { supplierOf } from '#platform/suppliers';
import { defineHandler } from '#wire/define-handler';
import { readPlace, removeBuyer, saveBuyer as saveRow } from '../buyer-store.ts';

/** Under the booking's lock, as the invoice is: it has the business or it comes too late, never half of it. */
export const saveBuyerHandler = defineHandler(saveBuyer, async (input, scope) => {
  const { tx, now, context } = scope;
  const booking = await lockOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  if (booking.state === 'cancelled' || booking.state === 'refused')
    return refused('booking.cancelled');
  const { state, isInvoiced } = await readPlace(tx, booking.id);
  if (isInvoiced) return refused('buyer.invoice-written');
  const { gstin = '', businessName: name = '' } = input;
  if (gstin === '' && name === '') {
    await removeBuyer(tx, booking.id);
    return accepted(null);
  }
  const first = stateOfGstin(supplierOf(context.config.suppliers, null).gstin);
  const buyer = readBuyer({ gstin, name }, state ?? first);
  if (!buyer.ok) return buyer;
  await saveRow(tx, booking.id, buyer.value, new Date(now));
  return accepted(null);
});
