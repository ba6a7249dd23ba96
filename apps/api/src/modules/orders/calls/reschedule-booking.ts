import { rescheduleBooking } from '@karigar/contract/orders/reschedule-booking';
import { cancelUntil } from '@karigar/domain/bookings/cancellation';
import { mayReschedule } from '@karigar/domain/orders/reschedule';
import { isBookable } from '@karigar/domain/orders/slots';
import { dayOf } from '@karigar/domain/dates/india-day';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { lockOwnBooking, addNotification, notifyServiceman } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { readVisit, saveMoved } from '../move-store.ts';
import { nearestNew, newSlotsFor } from '../new-slots.ts';
import { lockWorkDay } from '../work-day-store.ts';

/** Runs as the system role: capacity counts other people's bookings. The booking belongs to the caller. */
export const rescheduleBookingHandler = defineHandler(
  rescheduleBooking,
  async (input, scope) => {
    const { tx, who, now, key } = scope;
    const { at } = input;
    const booking = await lockOwnBooking(scope, input);
    // The system role bypasses row level security, so ownership is checked here.
    if (booking?.customer_id !== accountOf(who)) return refused('booking.not-found');
    const { state, booked_at: bookedAt } = booking;
    const until = booking.cancel_until?.getTime() ?? null;
    const may = mayReschedule({ state, cancelUntil: until, now });
    if (!may.ok) return may;
    // A second tap: the booking has this time already.
    if (booking.scheduled_at.getTime() === at) return accepted(null);
    const visit = isBookable(at, now) ? await readVisit(tx, booking) : null;
    if (visit === null) return refused('slot.not-offered');
    await lockWorkDay(tx, visit.cityId, dayOf(at));
    const slots = await newSlotsFor(tx, booking, visit, dayOf(at), now);
    if (!slots.some((slot) => slot.at === at && slot.isFree)) {
      const nearest = await nearestNew(tx, booking, visit, at, now);
      return { ...refused('slot.full'), details: { nearest } };
    }
    const fresh = cancelUntil(at, bookedAt.getTime());
    await saveMoved(tx, booking, { state: may.value, at, cancelUntil: fresh, now, key });
    const notification = notifyServiceman('booking-moved')(booking);
    if (state === 'assigned') await addNotification(tx, booking.id, notification, now);
    return accepted(null);
  },
  { as: 'system' },
);
