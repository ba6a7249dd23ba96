import { takeBackAddOn } from '@karigar/contract/add-ons/take-back-add-on';
import type { Booking } from '@karigar/contract/bookings/booking';
import { Button } from '@karigar/ui/button/button';
import { liveKey } from '#platform/cache/live-keys';
import { useSay } from '@karigar/client/i18n/use-say';
import { useWrite } from '#platform/write/use-write';
import { detailMessages as texts } from './booking-detail.messages.ts';

/** Takes a proposed add-on back. Needs the network: the customer may be answering it right now. */
export const TakeBack = ({
  booking: { id, orderId },
  addOnId,
  name,
}: {
  booking: Booking;
  addOnId: number;
  name: string;
}) => {
  const say = useSay();
  const takeBack = useWrite(takeBackAddOn, {
    invalidates: [{ queryKey: liveKey.addOns(id) }, { queryKey: liveKey.bookings }],
  });
  return (
    <Button
      variant="ghost"
      small
      icon="x"
      aria-label={say(texts.takeBackOne, { name })}
      busy={takeBack.isBusy}
      onClick={() => takeBack.run({ bookingId: id, orderId, addOnId })}
    >
      {say(texts.takeBack)}
    </Button>
  );
};
