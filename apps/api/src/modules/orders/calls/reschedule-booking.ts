import { rescheduleBooking } from '@karigar/contract/orders/reschedule-booking';
import { cancelUntil } from '@karigar/domain/bookings/cancellation';
import { mayReschedule } from '@karigar/domain/orders/reschedule';
import { isBookable } from '@karigar/domain/orders/slots';
import { dayOf } from '@karigar/domain/dates/india-day';
import { accepted, refused } from '@karigar/domain/result';
import {
  lockOwnBooking,
  addNotification,
  notifyOfSearch,
  notifyServiceman,
} from '#modules/bookings/index';
import { readTrouble } from '#modules/visit-problems/index';
import { defineHandler } from '#wire/define-handler';
import { readVisit, saveMoved } from '../move-store.ts';
import { nearestNew, newSlotsFor } from '../new-slots.ts';
import { lockWorkDay } from '../work-day-store.ts';

/** Bound to the caller. Capacity counts other people's bookings, through functions that name nobody. */
export const rescheduleBookingHandler = defineHandler(
  rescheduleBooking,
  async (input, scope) => {
    const { tx, now, key } = scope;
    const { at } = input;
    const booking = await lockOwnBooking(scope, input);
    if (booking === null) return refused('booking.not-found');
    const { state, booked_at: bookedAt } = booking;
    const until = booking.cancel_until?.getTime() ?? null;
    const { trouble } = await readTrouble(tx, booking, now);
    const may = mayReschedule({ state, cancelUntil: until, trouble, now });
    if (!may.ok) return may;
    const isReplaced = state === 'assigned' && may.value === 'requested';
    // Without its assignee, whoever is free can come.
    const moved = { ...booking, state: may.value };
    // A second tap: the booking has this time already.
    if (booking.scheduled_at.getTime() === at) return accepted(null);
    const visit = isBookable(at, now) ? await readVisit(tx, booking) : null;
    if (visit === null) return refused('slot.not-offered');
    await lockWorkDay(tx, visit.cityId, dayOf(at));
    const slots = await newSlotsFor(tx, moved, visit, dayOf(at), now);
    if (!slots.some((slot) => slot.at === at && slot.isFree)) {
      const nearest = await nearestNew(tx, moved, visit, at, now);
      return { ...refused('slot.full'), details: { nearest } };
    }
    const fresh = isReplaced ? at : cancelUntil(at, bookedAt.getTime());
    await saveMoved(tx, booking, { state: may.value, at, cancelUntil: fresh, now, key });
    const kind = isReplaced ? 'booking-released' : 'booking-moved';
    const notification = notifyServiceman(kind)(booking);
    if (state === 'assigned') await addNotification(tx, booking.id, notification, now);
    if (isReplaced) await addNotification(tx, booking.id, notifyOfSearch(booking, at, now), now);
    return accepted(null);
  },
  { as: 'system', of: 'caller' },
);
