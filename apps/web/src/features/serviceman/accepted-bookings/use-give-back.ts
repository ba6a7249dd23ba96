import type { Booking } from '@karigar/contract/bookings/booking';
import { giveBackBooking } from '@karigar/contract/offers/give-back-booking';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useKeyedCall } from '#platform/api/use-keyed-call';
import { useSay } from '#platform/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { whyFailed } from '#platform/network/why-failed';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { acceptedMessages as texts } from './accepted.messages.ts';

/** Needs the network: a queued give-back would leave the customer waiting. */
export const useGiveBack = ({ id, orderId }: Booking, onDone: () => void) => {
  const say = useSay();
  const client = useQueryClient();
  const send = useKeyedCall(giveBackBooking);
  const [failure, setFailure] = useState<string | null>(null);
  const giveBack = useAction(async (reason: string) => {
    setFailure(null);
    const result = await send({ bookingId: id, orderId, reason });
    if (result.kind === 'ok') {
      toasts.good(result.message);
      onDone();
    } else setFailure(result.kind === 'offline' ? say(texts.offline) : whyFailed(result, say));
    // A refusal means that the booking changed meanwhile: read it again.
    await client.invalidateQueries({ queryKey: liveKey.bookings });
  });
  return { ...giveBack, failure };
};
