import type { Booking } from '@karigar/contract/bookings/booking';
import { listNewSlots } from '@karigar/contract/orders/list-new-slots';
import { rescheduleBooking } from '@karigar/contract/orders/reschedule-booking';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useKeyedCall } from '#platform/api/use-keyed-call';
import { useSay } from '#platform/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { whyFailed } from '#platform/network/why-failed';
import { reading } from '#platform/cache/read';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { rescheduleMessages as texts } from './reschedule.messages.ts';

/** Below the key of the customer's bookings: a change of a booking may change these slots. */
export const newSlotsOf = ({ id, orderId }: Booking, day: IndiaDay) =>
  queryOptions({
    queryKey: liveKey.mine(id, 'slots', day),
    queryFn: reading(listNewSlots, { bookingId: id, orderId, day }),
  });

export const useReschedule = ({ id, orderId }: Booking, onDone: () => void) => {
  const say = useSay();
  const client = useQueryClient();
  const send = useKeyedCall(rescheduleBooking);
  return useAction(async (at: Instant) => {
    const result = await send({ bookingId: id, orderId, at });
    if (result.kind === 'ok') {
      toasts.good(say(texts.done));
      onDone();
    } else toasts.bad(whyFailed(result, say));
    // A refusal means that the slots changed: read them again.
    await client.invalidateQueries({ queryKey: liveKey.mine() });
  });
};
