import type { Booking } from '@karigar/contract/bookings/booking';
import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import type { CancelReason } from '@karigar/domain/customer-bookings/customer-cancel';
import type { Paise } from '@karigar/domain/money';
import { useSay } from '@karigar/client/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { toasts } from '@karigar/client/toast/toasts';
import { useWrite } from '#platform/write/use-write';
import { cancelMessages as texts } from './cancel.messages.ts';

export const useCancel = ({ id, orderId }: Booking, onDone: () => void) => {
  const say = useSay();
  const { run, isBusy } = useWrite(cancelBooking, {
    done: () => {
      toasts.good(say(texts.done));
      onDone();
    },
    // A refusal means that the booking changed meanwhile: read it again.
    invalidates: [{ queryKey: liveKey.mine() }],
  });
  return {
    isBusy,
    run: (why: CancelReason, words: string, charge: Paise | null): void => {
      const reason = words.trim();
      const more = { ...(reason !== '' && { reason }), ...(charge !== null && { charge }) };
      run({ bookingId: id, orderId, why, ...more });
    },
  };
};
