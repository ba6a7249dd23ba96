import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import {
  leaveOutPending,
  priceProposal,
  type PricedAddOn,
} from '@karigar/domain/bookings/add-on-proposal';
import { proposeAddOns as mayPropose } from '@karigar/domain/bookings/add-ons';
import { accepted } from '@karigar/domain/result';
import { actOnBooking, readAddOns, notifyCustomer, addNotification } from '#modules/bookings/index';
import { defineHandler, type CallScope } from '#wire/define-handler';
import { insertProposed, listOffered } from '../add-on-store.ts';

/** Without a key, only the pending add-ons tell a second proposal from a repeated one. */
const withoutRepeats = async (
  { tx, key }: CallScope,
  bookingId: number,
  items: readonly PricedAddOn[],
): Promise<readonly PricedAddOn[]> => {
  if (key !== null) return items;
  const asked = await readAddOns(tx, bookingId);
  return leaveOutPending(
    items,
    asked.map(({ add_on_id: addOnId, quantity, status }) => ({ addOnId, quantity, status })),
  );
};

export const proposeAddOnsHandler = defineHandler(proposeAddOns, (input, scope) => {
  const { tx, now } = scope;
  const late = notifyCustomer('add-ons-late', { count: input.items.length });
  return actOnBooking(scope, {
    ref: input,
    command: 'propose-add-ons',
    claimedAt: input.claimedAt,
    details: { items: input.items },
    decide: async (booking) => {
      const open = mayPropose(booking.state);
      if (!open.ok) {
        // The serviceman reads the refusal; the customer is notified that nothing is billed.
        if (booking.total_after_end !== null)
          await addNotification(tx, booking.id, late(booking), now);
        return open;
      }
      const priced = priceProposal(input.items, await listOffered(tx, booking.service_id));
      if (!priced.ok) return priced;
      const items = await withoutRepeats(scope, booking.id, priced.value);
      if (items.length === 0) return accepted(null);
      await insertProposed(tx, booking.id, items, new Date(now));
      return accepted({
        notification: notifyCustomer('add-ons-proposed', { count: items.length })(booking),
      });
    },
  });
});
