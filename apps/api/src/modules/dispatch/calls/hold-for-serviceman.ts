import { holdForServiceman } from '@karigar/contract/dispatch/hold-for-serviceman';
import { isHoldOption } from '@karigar/domain/bookings/hold-options';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import {
  addNotification,
  changeBooking,
  lockSeenBooking,
  notifyCustomer,
  notifyServiceman,
} from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';

export const holdForServicemanHandler = defineHandler(
  holdForServiceman,
  async (input, scope) => {
    const { tx, now, note } = scope;
    const { until } = input;
    const seen = await lockSeenBooking(scope, input);
    if (!seen.ok) return seen;
    const reason = readWrittenReason(input.reason);
    if (reason === null) return refused('console.reason-missing');
    note({ subjectId: seen.value.serviceman_id, reason });
    return changeBooking(scope, {
      ref: input,
      command: 'hold',
      details: { until, reason },
      apply: async (booking, at) => {
        if (!isHoldOption(until, at)) return refused('hold.date-not-offered');
        const toServiceman = notifyServiceman('held-by-team', { until })(booking);
        const unsigned = toServiceman && { ...toServiceman, sender: null };
        await addNotification(tx, booking.id, unsigned, now);
        return accepted({ held_until: until, hold_reason: reason });
      },
      notify: notifyCustomer('work-held', { until }),
    });
  },
  { as: 'ops' },
);
