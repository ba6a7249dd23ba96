import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { accepted, refused } from '@karigar/domain/result';
import { markSeen, presentAddOn, readAddOns, readOwnBooking } from '#modules/bookings/index';
import { answer } from '#wire/define-handler';

/** His first look at a booking's add-ons is also how we learn that he has seen the booking. */
export const listBookingAddOnsAnswer = answer(listBookingAddOns, async (input, scope) => {
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
