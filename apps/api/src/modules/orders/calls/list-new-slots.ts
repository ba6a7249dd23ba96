import { listNewSlots } from '@karigar/contract/orders/list-new-slots';
import { mayReschedule } from '@karigar/domain/orders/reschedule';
import { slotsOf } from '@karigar/domain/orders/slots';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { readOwnBooking } from '#modules/bookings/index';
import { answer } from '#wire/define-handler';
import { readVisit } from '../move-store.ts';
import { newSlotsFor } from '../new-slots.ts';

/** As the system: it counts men whose rows are nobody else's, and says only whether there is one. */
export const listNewSlotsAnswer = answer(
  listNewSlots,
  async (input, scope) => {
    const { tx, who, now } = scope;
    const booking = await readOwnBooking(scope, input);
    // The system sees every row, so what row level security would say is said here.
    if (booking?.customer_id !== accountOf(who)) return refused('booking.not-found');
    const cancelUntil = booking.cancel_until?.getTime() ?? null;
    const may = mayReschedule({ state: booking.state, cancelUntil, now });
    const visit = may.ok ? await readVisit(tx, booking) : null;
    if (visit === null) return accepted(slotsOf(input.day).map((at) => ({ at, isFree: false })));
    return accepted(await newSlotsFor(tx, booking, visit, input.day, now));
  },
  { as: 'system' },
);
