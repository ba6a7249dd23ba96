import { holdWork } from '@karigar/contract/bookings/hold-work';
import { isHoldOption } from '@karigar/domain/booking/hold-options';
import { accepted, refused } from '@karigar/domain/result';
import { answer } from '#wire/handler';
import { changeBooking } from '../change-booking.ts';
import { tellCustomer } from '../tell.ts';

export const holdWorkAnswer = answer(holdWork, (input, scope) => {
  const { until, reason = '' } = input;
  return changeBooking(scope, {
    ref: input,
    command: 'hold',
    details: { until, reason },
    apply: async () =>
      isHoldOption(until, scope.now)
        ? accepted({ held_until: until, hold_reason: reason })
        : refused('hold.date-not-offered'),
    tell: tellCustomer('work-held', { until }),
  });
});
