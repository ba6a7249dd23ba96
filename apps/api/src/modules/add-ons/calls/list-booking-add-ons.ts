import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { accepted, refused } from '@karigar/domain/result';
import { markSeen, presentAddOn, readAddOns, readOwnBooking } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';

/** The serviceman's first read of the add-ons also marks the booking as seen. */
export const listBookingAddOnsHandler = defineHandler(listBookingAddOns, async (input, scope) => {
  const { tx, who, now, language } = scope;
  const booking = await readOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  const isServiceman = who.role === 'serviceman';
  if (isServiceman && booking.state === 'assigned' && booking.seen_at === null) {
    await markSeen(tx, booking.id, new Date(now));
  }
  const addOns = await readAddOns(tx, booking.id);
  return accepted(
    addOns
      .filter(({ status }) => !isServiceman || status !== 'rejected')
      .map((addOn) => presentAddOn(addOn, language)),
  );
});
