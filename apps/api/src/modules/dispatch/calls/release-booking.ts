import { releaseBooking } from '@karigar/contract/dispatch/release-booking';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import {
  addNotification,
  lockSeenBooking,
  notifyOfSearch,
  notifyServiceman,
} from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { saveReleased } from '../release-store.ts';

export const releaseBookingHandler = defineHandler(
  releaseBooking,
  async (input, scope) => {
    const { tx, who, now, key, note } = scope;
    const seen = await lockSeenBooking(scope, input);
    if (!seen.ok) return seen;
    const booking = seen.value;
    const reason = readWrittenReason(input.reason);
    if (reason === null) return refused('console.reason-missing');
    const decision = decide(booking.state, 'release', 'operator');
    if (!decision.ok) return decision;
    note({ subjectId: booking.serviceman_id, reason });
    const event = {
      command: 'release',
      by: accountOf(who),
      at: new Date(now),
      key,
      reason,
    } as const;
    await saveReleased(tx, booking, event);
    const toFormer = notifyServiceman('booking-released')(booking);
    await addNotification(tx, booking.id, toFormer, now);
    const toCustomer = notifyOfSearch(booking, booking.scheduled_at.getTime(), now);
    await addNotification(tx, booking.id, toCustomer, now);
    return accepted(null);
  },
  { as: 'ops' },
);
