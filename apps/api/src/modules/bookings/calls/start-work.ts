import { startWork } from '@karigar/contract/bookings/start-work';
import { clampClaim } from '@karigar/domain/booking/claimed-time';
import { accepted } from '@karigar/domain/result';
import { answer } from '#wire/define-handler';
import { changeBooking } from '../change-booking.ts';
import { tellCustomer } from '../notify.ts';

export const startWorkAnswer = answer(startWork, (input, scope) =>
  changeBooking(scope, {
    ref: input,
    command: 'start',
    claimedAt: input.startedAt,
    apply: async (booking) => {
      const at = clampClaim(input.startedAt, booking.booked_at.getTime(), scope.now);
      return accepted({
        started_at: new Date(at),
        seen_at: booking.seen_at ?? new Date(scope.now),
      });
    },
    tell: tellCustomer('work-started'),
  }),
);
