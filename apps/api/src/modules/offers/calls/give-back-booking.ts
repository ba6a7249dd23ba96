import { giveBackBooking } from '@karigar/contract/offers/give-back-booking';
import { isLateGiveBack } from '@karigar/domain/bookings/late-give-back';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import {
  addNotification,
  lockOwnBooking,
  notifyCustomer,
  searchPlanOf,
} from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { saveGivenBack } from '../give-back-store.ts';

/** Bound to the caller: the app's policies do not show the booking after it was given back. */
export const giveBackBookingHandler = defineHandler(
  giveBackBooking,
  async (input, scope) => {
    const { tx, who, now, key, note } = scope;
    const booking = await lockOwnBooking(scope, input);
    if (booking === null) return refused('booking.not-found');
    const decision = decide(booking.state, 'cancel', 'serviceman');
    if (!decision.ok) return decision;
    const reason = readWrittenReason(input.reason);
    if (reason === null) return refused('give-back.reason-missing');
    note({ subjectId: booking.customer_id, reason });
    const late = isLateGiveBack(booking.scheduled_at.getTime(), now);
    const giveBack = { by: accountOf(who), at: new Date(now), key, reason, late };
    await saveGivenBack(tx, booking, giveBack);
    const kind = late ? 'given-back-late' : 'given-back';
    // The search begins again now.
    const { helpUntil: by } = searchPlanOf({ ...booking, waiting_since: new Date(now) });
    await addNotification(tx, booking.id, notifyCustomer(kind, { by })(booking), now);
    return accepted(null);
  },
  { as: 'system', of: 'caller' },
);
