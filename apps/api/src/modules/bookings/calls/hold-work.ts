import { holdWork } from '@karigar/contract/bookings/hold-work';
import { clampClaim } from '@karigar/domain/booking/claimed-time';
import { isHoldOption } from '@karigar/domain/bookings/hold-options';
import { accepted, refused } from '@karigar/domain/result';
import { answer } from '#wire/define-handler';
import { changeBooking } from '../change-booking.ts';
import { tellCustomer } from '../notify.ts';

export const holdWorkAnswer = answer(holdWork, (input, scope) => {
  const { until, reason = '', claimedAt = scope.now } = input;
  return changeBooking(scope, {
    ref: input,
    command: 'hold',
    claimedAt: input.claimedAt,
    details: { until, reason },
    // The days he was offered are those of the moment he chose, however late that reaches us.
    apply: async ({ started_at: started, booked_at: booked }) =>
      isHoldOption(until, clampClaim(claimedAt, (started ?? booked).getTime(), scope.now))
        ? accepted({ held_until: until, hold_reason: reason })
        : refused('hold.date-not-offered'),
    tell: tellCustomer('work-held', { until }),
  });
});
