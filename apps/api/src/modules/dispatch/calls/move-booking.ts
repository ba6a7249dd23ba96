import { moveBooking } from '@karigar/contract/dispatch/move-booking';
import { cancelUntil } from '@karigar/domain/bookings/cancellation';
import { dayOf } from '@karigar/domain/dates/india-day';
import { isBookable } from '@karigar/domain/orders/slots';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import {
  addNotification,
  lockSeenBooking,
  notifyCustomer,
  notifyServiceman,
} from '#modules/bookings/index';
import { lockWork } from '#modules/offers/index';
import { lockWorkDay, nearestNew, newSlotsFor, readVisit, saveMoved } from '#modules/orders/index';
import { defineHandler } from '#wire/define-handler';
import { mayMove } from '../may-move.ts';

/** An assignee stays, under the lock of accept-offer. */
export const moveBookingHandler = defineHandler(
  moveBooking,
  async (input, scope) => {
    const { tx, who, now, key, note } = scope;
    const { at } = input;
    const seen = await lockSeenBooking(scope, input);
    if (!seen.ok) return seen;
    const booking = seen.value;
    const reason = readWrittenReason(input.reason);
    if (reason === null) return refused('console.reason-missing');
    const may = mayMove(booking, now);
    if (!may.ok) {
      if (may.refusal === 'booking.too-late-to-move') throw new Error('it is never too late');
      return refused(may.refusal);
    }
    if (booking.scheduled_at.getTime() === at) return accepted(null);
    const visit = isBookable(at, now) ? await readVisit(tx, booking) : null;
    if (visit === null) return refused('slot.not-offered');
    const state = may.value;
    if (state === 'assigned' && booking.serviceman_id !== null)
      await lockWork(tx, booking.serviceman_id);
    await lockWorkDay(tx, visit.cityId, dayOf(at));
    const moved = { ...booking, state };
    const slots = await newSlotsFor(tx, moved, visit, dayOf(at), now);
    if (!slots.some((slot) => slot.at === at && slot.isFree)) {
      const nearest = await nearestNew(tx, moved, visit, at, now);
      return { ...refused('slot.full'), details: { nearest } };
    }
    note({ reason });
    const until = cancelUntil(at, booking.booked_at.getTime());
    const operator = { id: accountOf(who), reason };
    await saveMoved(tx, booking, { state, at, cancelUntil: until, now, key, operator });
    if (state === 'assigned')
      await addNotification(tx, booking.id, notifyServiceman('booking-moved')(booking), now);
    const toCustomer = { ...notifyCustomer('moved-by-team', { by: at })(booking), sender: null };
    await addNotification(tx, booking.id, toCustomer, now);
    return accepted(null);
  },
  { as: 'ops' },
);
