import { reopenBooking } from '@karigar/contract/dispatch/reopen-booking';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import {
  addNotification,
  lockSeenBooking,
  notifyCustomer,
  searchPlanOf,
} from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { saveReleased } from '../release-store.ts';

export const reopenBookingHandler = defineHandler(
  reopenBooking,
  async (input, scope) => {
    const { tx, who, now, key, note } = scope;
    const seen = await lockSeenBooking(scope, input);
    if (!seen.ok) return seen;
    const booking = seen.value;
    const reason = readWrittenReason(input.reason);
    if (reason === null) return refused('console.reason-missing');
    const decision = decide(booking.state, 'reopen', 'operator');
    if (!decision.ok) return decision;
    if (booking.started_at !== null) return refused('booking.already-started');
    if (booking.visit_charge !== null) return refused('booking.charged');
    if (booking.scheduled_at.getTime() <= now) return refused('slot.not-offered');
    note({ reason });
    const event = {
      command: 'reopen',
      by: accountOf(who),
      at: new Date(now),
      key,
      reason,
    } as const;
    await saveReleased(tx, booking, event);
    const { helpUntil: by } = searchPlanOf({ ...booking, waiting_since: new Date(now) });
    const notification = { ...notifyCustomer('reopened-by-team', { by })(booking), sender: null };
    await addNotification(tx, booking.id, notification, now);
    return accepted(null);
  },
  { as: 'ops' },
);
