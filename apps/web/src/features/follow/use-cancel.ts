import type { Booking } from '@karigar/contract/bookings/booking';
import { cancelBooking } from '@karigar/contract/following/cancel-booking';
import type { CancelReason } from '@karigar/domain/booking/customer-cancel';
import { useQueryClient } from '@tanstack/react-query';
import { useKeyedCall } from '#shared/keyed-call/use-keyed-call';
import { useSay } from '#shared/language/use-say';
import { liveKey } from '#shared/live/live-keys';
import { whyFailed } from '#shared/network/why-failed';
import { toasts } from '#shared/toast/toasts';
import { useAction } from '#shared/use-action';
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
    // Refused, it has gone on meanwhile: she sees how it stands.
    await client.invalidateQueries({ queryKey: liveKey.mine() });
  });
};
