import type { Booking } from '@karigar/contract/bookings/booking';
import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import type { CancelReason } from '@karigar/domain/customer-bookings/customer-cancel';
import { useQueryClient } from '@tanstack/react-query';
import { useKeyedCall } from '#platform/api/use-keyed-call';
import { useSay } from '#platform/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { whyFailed } from '#platform/network/why-failed';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { cancelMessages as texts } from './cancel.messages.ts';

export const useCancel = ({ id, orderId }: Booking, onDone: () => void) => {
  const say = useSay();
  const client = useQueryClient();
  const send = useKeyedCall(cancelBooking);
  return useAction(async (why: CancelReason, words: string) => {
    const reason = words.trim();
    const said = reason === '' ? {} : { reason };
    const result = await send({ bookingId: id, orderId, why, ...said });
    if (result.kind === 'ok') {
      toasts.good(say(texts.done));
      onDone();
    } else toasts.bad(whyFailed(result, say));
    // A refusal means that the booking changed meanwhile: read it again.
    await client.invalidateQueries({ queryKey: liveKey.mine() });
  });
};
