import { offerBooking } from '@karigar/contract/dispatch/offer-booking';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { lockSeenBooking } from '#modules/bookings/index';
import { offerNow } from '#modules/offers/index';
import { defineHandler } from '#wire/define-handler';

/** What anybody answers is never in the reply. */
export const offerBookingHandler = defineHandler(
  offerBooking,
  async (input, scope) => {
    const { tx, who, now, key } = scope;
    const seen = await lockSeenBooking(scope, input);
    if (!seen.ok) return seen;
    const booking = seen.value;
    const decision = decide(booking.state, 'offer', 'operator');
    // Nobody took it: the search begins again.
    if (!decision.ok && booking.state !== 'refused') return decision;
    const asked = await offerNow({ tx, now, operator: { id: accountOf(who), key } }, booking);
    return asked === 0 ? refused('offer.nobody-left') : accepted({ asked });
  },
  { as: 'ops' },
);
