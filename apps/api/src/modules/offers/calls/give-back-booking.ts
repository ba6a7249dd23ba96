import { giveBackBooking } from '@karigar/contract/offers/give-back-booking';
import { isLateGiveBack } from '@karigar/domain/bookings/late-give-back';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { lockOwnBooking, tellCustomer, tellMore } from '#modules/bookings/index';
import { answer } from '#wire/define-handler';
import { isHis } from '../offer-store.ts';
import { saveGivenBack } from '../give-back-store.ts';

/** As the system: once it is given back the booking is no row of his, and his name leaves it. */
export const giveBackBookingAnswer = answer(
  giveBackBooking,
  async (input, scope) => {
    const { tx, who, now, key, note } = scope;
    const booking = await lockOwnBooking(scope, input);
    if (booking === null || !(await isHis(tx, input, accountOf(who))))
      return refused('booking.not-found');
    const decision = decide(booking.state, 'cancel', 'serviceman');
    if (!decision.ok) return decision;
    const reason = readWrittenReason(input.reason);
    if (reason === null) return refused('give-back.reason-missing');
    note({ subjectId: booking.customer_id, reason });
    const late = isLateGiveBack(booking.scheduled_at.getTime(), now);
    const given = { by: accountOf(who), at: new Date(now), key, reason, late };
    await saveGivenBack(tx, booking, given);
    const kind = late ? 'given-back-late' : 'given-back';
    await tellMore(tx, booking.id, tellCustomer(kind)(booking), now);
    return accepted(null);
  },
  { as: 'system' },
);
