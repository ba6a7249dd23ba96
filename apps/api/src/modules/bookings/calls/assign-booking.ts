import { assignBooking } from '@karigar/contract/bookings/assign-booking';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { recordRefusedCommand } from '../change-store.ts';
import { assignServiceman } from '../assign-serviceman.ts';
import { readAssignable } from '../assignment-store.ts';
import { lockOwnBooking } from '../own-booking.ts';

/** Runs as the system role: no policy shows operators bookings or the servicemen's names. */
export const assignBookingHandler = defineHandler(
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
      const refusedEvent = { ...event, receivedAt: new Date(now), key, details };
      await recordRefusedCommand(tx, booking, decision.refusal, refusedEvent);
      return decision;
    }
    const to = await readAssignable(tx, input.servicemanId, booking.customer_id);
    if (to === null) return refused('serviceman.not-found');
    note({ subjectId: to.id });
    const assignment = {
      command: 'assign',
      actor: 'operator',
      by,
      state: decision.value,
      to,
    } as const;
    await assignServiceman(scope, booking, assignment);
    return accepted(null);
  },
  { as: 'system' },
);
