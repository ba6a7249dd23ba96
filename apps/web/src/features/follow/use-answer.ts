import { answerAddOn } from '@karigar/contract/addons/answer-add-on';
import type { BookingAddOn } from '@karigar/contract/addons/booking-add-on';
import type { Booking } from '@karigar/contract/bookings/booking';
import { useQueryClient } from '@tanstack/react-query';
import { useSay } from '#shared/language/use-say';
import { useKeyedCall } from '#shared/keyed-call/use-keyed-call';
import { liveKey } from '#shared/live/live-keys';
import { whyFailed } from '#shared/network/why-failed';
import { toasts } from '#shared/toast/toasts';
import { useAction } from '#shared/use-action';

/** Her yes or no, one add-on after the other; what was answered stays answered when the line breaks. */
export const useAnswer = ({ id, orderId }: Booking) => {
  const say = useSay();
  const client = useQueryClient();
  const send = useKeyedCall(answerAddOn);
  return useAction(async (addOns: readonly BookingAddOn[], answer: 'accepted' | 'rejected') => {
    for (const addOn of addOns) {
      const result = await send({ bookingId: id, orderId, addOnId: addOn.id, answer });
      if (result.kind === 'ok') continue;
      toasts.bad(whyFailed(result, say));
      break;
    }
    await client.invalidateQueries({ queryKey: liveKey.mine(id) });
  });
};
