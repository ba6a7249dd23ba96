import { listNewSlots } from '@karigar/contract/orders/list-new-slots';
import { mayReschedule } from '@karigar/domain/orders/reschedule';
import { slotsOf } from '@karigar/domain/orders/slots';
import { accepted, refused } from '@karigar/domain/result';
import { readOwnBooking } from '#modules/bookings/index';
import { readTrouble } from '#modules/visit-problems/index';
import { defineHandler } from '#wire/define-handler';
import { readVisit } from '../move-store.ts';
import { newSlotsFor } from '../new-slots.ts';

/** Bound to the caller: functions count servicemen whom no policy shows, and the reply is only whether one is free. */
export const listNewSlotsHandler = defineHandler(
  listNewSlots,
  async (input, scope) => {
    const { tx, now } = scope;
    const booking = await readOwnBooking(scope, input);
    if (booking === null) return refused('booking.not-found');
    const cancelUntil = booking.cancel_until?.getTime() ?? null;
    const { trouble } = await readTrouble(tx, booking, now);
    const may = mayReschedule({ state: booking.state, cancelUntil, trouble, now });
    const visit = may.ok ? await readVisit(tx, booking) : null;
    if (!may.ok || visit === null)
      return accepted(slotsOf(input.day).map((at) => ({ at, isFree: false })));
    const moved = { ...booking, state: may.value };
    return accepted(await newSlotsFor(tx, moved, visit, input.day, now));
  },
  { as: 'system', of: 'caller' },
);
