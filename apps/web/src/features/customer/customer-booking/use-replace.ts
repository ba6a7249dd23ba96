import type { Booking } from '@karigar/contract/bookings/booking';
import { replaceServiceman } from '@karigar/contract/visit-problems/replace-serviceman';
import { liveKey } from '#platform/cache/live-keys';
import { useWrite } from '#platform/write/use-write';

/** Asks for somebody else. */
export const useReplace = ({ id, orderId }: Booking) => {
  // A refusal means that the booking changed meanwhile: read it again.
  const { run, isBusy } = useWrite(replaceServiceman, {
    invalidates: [{ queryKey: liveKey.mine() }],
  });
  return { isBusy, run: (): void => run({ bookingId: id, orderId }) };
};
