import { answerAddOn } from '@karigar/contract/add-ons/answer-add-on';
import type { BookingAddOn } from '@karigar/contract/add-ons/booking-add-on';
import type { Booking } from '@karigar/contract/bookings/booking';
import { useQueryClient } from '@tanstack/react-query';
import { useSay } from '@karigar/client/i18n/use-say';
import { call } from '#platform/api/call';
import { liveKey } from '#platform/cache/live-keys';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';

/** Approves or rejects add-ons one after the other; those already decided stay decided when the connection is cut. */
export const useAnswer = ({ id, orderId }: Booking) => {
  const say = useSay();
  const client = useQueryClient();
  return useAction(async (addOns: readonly BookingAddOn[], answer: 'accepted' | 'rejected') => {
    for (const addOn of addOns) {
      const result = await call(answerAddOn, { bookingId: id, orderId, addOnId: addOn.id, answer });
      if (result.kind === 'ok') continue;
      toasts.bad(whyFailed(result, say));
      break;
    }
    await client.invalidateQueries({ queryKey: liveKey.mine(id) });
  });
};
