import { takeBackAddOn } from '@karigar/contract/add-ons/take-back-add-on';
import { takeBackAddOn as decideTakeBack } from '@karigar/domain/bookings/add-ons';
import { accepted, refused } from '@karigar/domain/result';
import { actOnBooking, readAddOns } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { isTakenBack, takeBack } from '../add-on-store.ts';

/** The customer's open screen hears of it by the booking's hint; nobody is notified of a question that is gone. */
export const takeBackAddOnHandler = defineHandler(takeBackAddOn, (input, scope) => {
  const { tx, now } = scope;
  const { addOnId } = input;
  return actOnBooking(scope, {
    ref: input,
    command: 'take-back-add-on',
    details: { addOnId },
    decide: async (booking) => {
      const addOns = await readAddOns(tx, booking.id);
      const addOn = addOns.find(({ id }) => id === addOnId);
      if (addOn === undefined) {
        // Taken back twice is taken back once.
        const isRepeated = await isTakenBack(tx, booking.id, addOnId);
        return isRepeated ? accepted(null) : refused('add-on.not-found');
      }
      const decision = decideTakeBack(booking.state, addOn.status);
      if (!decision.ok) return decision;
      await takeBack(tx, addOn.id, decision.value, new Date(now));
      return accepted({ notification: null });
    },
  });
});
