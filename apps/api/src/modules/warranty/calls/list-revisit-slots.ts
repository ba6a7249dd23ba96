import { listRevisitSlots } from '@karigar/contract/warranty/list-revisit-slots';
import { slotsOf } from '@karigar/domain/orders/slots';
import { accepted, refused } from '@karigar/domain/result';
import { readOwnBooking } from '#modules/bookings/index';
import { newSlotsFor, readVisit } from '#modules/orders/index';
import { defineHandler } from '#wire/define-handler';
import { readWarranty } from '../claimable.ts';

/** Bound to the caller: functions count servicemen whom no policy shows, and the reply is only whether one is free. */
export const listRevisitSlotsHandler = defineHandler(
  listRevisitSlots,
  async (input, scope) => {
    const { tx, now } = scope;
    const booking = await readOwnBooking(scope, input);
    if (booking === null) return refused('booking.not-found');
    const { claim } = await readWarranty(tx, booking, now);
    const visit = claim.ok ? await readVisit(tx, booking) : null;
    if (visit === null) return accepted(slotsOf(input.day).map((at) => ({ at, isFree: false })));
    return accepted(await newSlotsFor(tx, booking, visit, input.day, now));
  },
  { as: 'system', of: 'caller' },
);
