import { getBuyer } from '@karigar/contract/receipts/get-buyer';
import { stateOfGstin, writeGstState } from '@karigar/domain/receipts/gst-states';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { readOwnBooking } from '#modules/bookings/index';
import { supplierOf } from '#platform/suppliers';
import { defineHandler } from '#wire/define-handler';
import { readBuyerOf, readLastBuyer, readPlace } from '../buyer-store.ts';

export const getBuyerHandler = defineHandler(getBuyer, async (input, scope) => {
  const { tx, who, context } = scope;
  const booking = await readOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  const { state, isInvoiced } = await readPlace(tx, booking.id);
  const first = stateOfGstin(supplierOf(context.config.suppliers, null).gstin);
  return accepted({
    buyer: await readBuyerOf(tx, booking.id),
    last: await readLastBuyer(tx, accountOf(who)),
    state: writeGstState(state ?? first),
    isInvoiced,
  });
});
