import type { Booking } from '@karigar/contract/bookings/booking';
import { listNewSlots } from '@karigar/contract/orders/list-new-slots';
import { rescheduleBooking } from '@karigar/contract/orders/reschedule-booking';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { queryOptions } from '@tanstack/react-query';
import { useSay } from '@karigar/client/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';
import { toasts } from '@karigar/client/toast/toasts';
import { useWrite } from '#platform/write/use-write';
import { rescheduleMessages as texts } from './reschedule.messages.ts';

/** Below the key of the customer's bookings: a change of a booking may change these slots. */
export const newSlotsOf = ({ id, orderId }: Booking, day: IndiaDay) =>
  queryOptions({
    queryKey: liveKey.mine(id, 'slots', day),
    queryFn: reading(listNewSlots, { bookingId: id, orderId, day }),
  });

export const useReschedule = ({ id, orderId }: Booking, onDone: () => void) => {
  const say = useSay();
  const { run, isBusy } = useWrite(rescheduleBooking, {
    done: () => {
      toasts.good(say(texts.done));
      onDone();
    },
    // A refusal means that the slots changed: read them again.
    invalidates: [{ queryKey: liveKey.mine() }],
  });
  return { isBusy, run: (at: Instant): void => run({ bookingId: id, orderId, at }) };
};
