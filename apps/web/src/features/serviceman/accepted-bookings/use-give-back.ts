import type { Booking } from '@karigar/contract/bookings/booking';
import { giveBackBooking } from '@karigar/contract/offers/give-back-booking';
import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useWrite } from '#platform/write/use-write';
import { acceptedMessages as texts } from './accepted.messages.ts';

/** Needs the network: a queued give-back would leave the customer waiting. */
export const useGiveBack = ({ id, orderId }: Booking, onDone: () => void) => {
  const say = useSay();
  const [failure, setFailure] = useState<string | null>(null);
  const { run, isBusy } = useWrite(giveBackBooking, {
    done: ({ message }) => {
      toasts.good(message);
      onDone();
    },
    failure: (failed) =>
      setFailure(failed.kind === 'offline' ? say(texts.offline) : whyFailed(failed, say)),
    // A refusal means that the booking changed meanwhile: read it again.
    invalidates: [{ queryKey: liveKey.bookings }],
  });
  return {
    isBusy,
    failure,
    run: (reason: string): void => {
      setFailure(null);
      run({ bookingId: id, orderId, reason });
    },
  };
};
