import { holdWork } from '@karigar/contract/bookings/hold-work';
import { isHoldOption } from '@karigar/domain/bookings/hold-options';
import { accepted, refused } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { changeBooking } from '../change-booking.ts';
import { notifyCustomer } from '../notify.ts';

export const holdWorkHandler = defineHandler(holdWork, (input, scope) => {
  const { until, reason = '' } = input;
  return changeBooking(scope, {
    ref: input,
    command: 'hold',
    claimedAt: input.claimedAt,
    details: { until, reason },
    // Checked against the time of choosing, not of arrival: a date that has passed meanwhile is accepted, and due
    // at once.
    apply: async (_booking, at) =>
      isHoldOption(until, at)
        ? accepted({ held_until: until, hold_reason: reason })
        : refused('hold.date-not-offered'),
    notify: notifyCustomer('work-held', { until }),
  });
});
