import { listNewSlots } from '@karigar/contract/orders/list-new-slots';
import { mayReschedule } from '@karigar/domain/orders/reschedule';
import { slotsOf } from '@karigar/domain/orders/slots';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { readOwnBooking } from '#modules/bookings/index';
import { readTrouble } from '#modules/visit-problems/index';
import { defineHandler } from '#wire/define-handler';
import { readVisit } from '../move-store.ts';
import { newSlotsFor } from '../new-slots.ts';

/** Runs as the system role: it counts servicemen whom no policy shows, and replies only whether one is free. */
export const listNewSlotsHandler = defineHandler(
  listNewSlots,
  async (input, scope) => {
    const { tx, who, now } = scope;
    const booking = await readOwnBooking(scope, input);
    // The system role bypasses row level security, so ownership is checked here.
    if (booking?.customer_id !== accountOf(who)) return refused('booking.not-found');
    const cancelUntil = booking.cancel_until?.getTime() ?? null;
    const { trouble } = await readTrouble(tx, booking, now);
    const may = mayReschedule({ state: booking.state, cancelUntil, trouble, now });
    const visit = may.ok ? await readVisit(tx, booking) : null;
    if (!may.ok || visit === null)
      return accepted(slotsOf(input.day).map((at) => ({ at, isFree: false })));
    const moved = { ...booking, state: may.value };
    return accepted(await newSlotsFor(tx, moved, visit, input.day, now));
  },
  { as: 'system' },
);
