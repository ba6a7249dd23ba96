import { assignBooking } from '@karigar/contract/bookings/assign-booking';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { answer } from '#wire/define-handler';
import { keepRefused } from '../change-store.ts';
import { giveBooking } from '../assign-serviceman.ts';
import { readWorker } from '../assignment-store.ts';
import { lockOwnBooking } from '../own-booking.ts';

/** As the system: a booking is no operator's row, and the man's name is his own. */
export const assignBookingAnswer = answer(
  assignBooking,
  async (input, scope) => {
    const { tx, who, now, key, note } = scope;
    const booking = await lockOwnBooking(scope, input);
    if (booking === null) return refused('booking.not-found');
    const by = accountOf(who);
    const details = { servicemanId: input.servicemanId };
    const decision = decide(booking.state, 'assign', 'operator');
    if (!decision.ok) {
      const event = {
        command: 'assign',
        actor: 'operator',
        accountId: by,
        claimedAt: null,
      } as const;
      const kept = { ...event, receivedAt: new Date(now), key, details };
      await keepRefused(tx, booking, decision.refusal, kept);
      return decision;
    }
    const to = await readWorker(tx, input.servicemanId, booking.customer_id);
    if (to === null) return refused('serviceman.not-found');
    note({ subjectId: to.id });
    const giving = { command: 'assign', actor: 'operator', by, state: decision.value, to } as const;
    await giveBooking(scope, booking, giving);
    return accepted(null);
  },
  { as: 'system' },
);
