import type { Booking } from '@karigar/contract/bookings/booking';
import { rateBooking } from '@karigar/contract/customer-bookings/rate-booking';
import { writeRatingTags, type RatingTag } from '@karigar/domain/customer-bookings/rating';
import { useSay } from '@karigar/client/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { toasts } from '@karigar/client/toast/toasts';
import { useWrite } from '#platform/write/use-write';
import { ratingMessages as texts } from './rating.messages.ts';

type Given = { stars: number; tags: readonly RatingTag[]; words: string };

export const useRate = ({ id, orderId }: Booking, onDone: () => void) => {
  const say = useSay();
  const { run, isBusy } = useWrite(rateBooking, {
    done: () => {
      toasts.good(say(texts.thanks));
      onDone();
    },
    invalidates: [{ queryKey: liveKey.mine(id) }],
  });
  return {
    isBusy,
    run: ({ stars, tags, words }: Given): void =>
      run({ bookingId: id, orderId, stars, tags: writeRatingTags(tags), words: words.trim() }),
  };
};
