import type { Booking } from '@karigar/contract/bookings/booking';
import { claimWarranty } from '@karigar/contract/warranty/claim-warranty';
import { listRevisitSlots } from '@karigar/contract/warranty/list-revisit-slots';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { queryOptions } from '@tanstack/react-query';
import { useSay } from '@karigar/client/i18n/use-say';
import { toasts } from '@karigar/client/toast/toasts';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';
import { useWrite } from '#platform/write/use-write';
import { claimMessages as texts } from './claim.messages.ts';

/** Below the key of the customer's bookings: a change of a booking may change these slots. */
export const revisitSlotsOf = ({ id, orderId }: Booking, day: IndiaDay) =>
  queryOptions({
    queryKey: liveKey.mine(id, 'revisit-slots', day),
    queryFn: reading(listRevisitSlots, { bookingId: id, orderId, day }),
  });

export const useClaim = ({ id, orderId }: Booking, onDone: () => void) => {
  const say = useSay();
  const { run, isBusy } = useWrite(claimWarranty, {
    done: () => {
      toasts.good(say(texts.done));
      onDone();
    },
    // A refusal means that the slots or the warranty changed: read them again.
    invalidates: [{ queryKey: liveKey.mine() }],
  });
  return {
    isBusy,
    run: (at: Instant, words: string): void => run({ bookingId: id, orderId, at, words }),
  };
};
